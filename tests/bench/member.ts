import { newPerson } from '#tests/support/people.ts'
import { post } from '#tests/support/post.ts'
import type { Site } from '#tests/support/site.ts'
import { nodePasswordHasher } from '#server/platform/password-hasher.node.ts'

const password = 'regn over fjorden 7'

interface Member {
  email: string
  /** What their browser keeps: it has signed in before, so its tries are its own. */
  cookie: string
}

/** What people with an account do: signing in by password, and having their open page ask who they are. */
export async function members(site: Site) {
  const passwordHash = await nodePasswordHasher().hash(password)
  const signIn = async (member: Member) => {
    const answer = await post(
      site,
      '/api/auth/sign-in',
      { email: member.email, password },
      { cookie: member.cookie },
    )
    const body = await answer.text()
    if (!body.includes('signed_in')) throw new Error(`${answer.status} ${body}`)
    return answer
  }
  const member = async (): Promise<Member> => {
    const { id, email } = await newPerson(site.database)
    await site.database.execute({
      sql: 'update users set password_hash = ? where id = ?',
      args: [passwordHash, id],
    })
    const first = await signIn({ email, cookie: '' })
    const cookie = first.headers.getSetCookie().map((header) => header.split(';')[0])
    return { email, cookie: cookie.join('; ') }
  }
  return {
    member,
    signIn: async (signedOut: Member) => {
      await signIn(signedOut)
    },
    /** The headers of a page that is open in a browser. */
    sessionHeaders: async () => ({ cookie: (await member()).cookie }),
  }
}
