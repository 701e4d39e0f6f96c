import { expect, test } from 'vitest'
import type { Home } from '#domain/content.schema.ts'
import type { SignUp } from '#domain/subscriptions.schema.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { answered, saved, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'
import { useTrips } from '#tests/support/trips.ts'

const api = useApi()
const tripsOf = useTrips(api)

async function homeOf(caller: Visitor): Promise<Home> {
  return answered<Home>(await caller.get('/api/home'))
}

async function signUpOf(caller: Visitor): Promise<SignUp> {
  return answered<SignUp>(await caller.get('/api/newsletter/sign-up'))
}

test('the home page and its form are read once, until what they show has changed', async () => {
  const visitor = api.visitor({ language: 'nb' })
  const readBoth = () => Promise.all([homeOf(visitor), signUpOf(visitor)])
  expect(await tripsOf(readBoth)).toBeGreaterThan(0)
  expect(await tripsOf(readBoth)).toBe(0)
  const editor = await callerOf(api, 'editor')
  for (const name of ['home/hero.title', 'newsletter/signup.title'] as const) {
    const { rev } = await text(editor, name, 'nb')
    await saved(editor, name, { language: 'nb', value: `Nytt i ${name}`, rev })
  }
  const [home, signUp] = await readBoth()
  expect(home.texts['hero.title']?.value).toBe('Nytt i home/hero.title')
  expect(signUp.texts['signup.title']?.value).toBe('Nytt i newsletter/signup.title')
})

test('an editor sees at once what was saved through another isolate', async () => {
  const editor = await callerOf(api, 'editor')
  await homeOf(editor)
  const elsewhere = api.visitor({ platform: { ...api.platform, memory: new SiteMemory() } })
  for (const [name, value] of editor.cookies) elsewhere.cookies.set(name, value)
  const { rev } = await text(elsewhere, 'home/hero.title', 'nb')
  await saved(elsewhere, 'home/hero.title', { language: 'nb', value: 'Fra et annet sted', rev })
  const home = await answered<Home>(
    await editor.get('/api/home', { headers: { 'x-language': 'nb' } }),
  )
  expect(home.texts['hero.title']?.value).toBe('Fra et annet sted')
})
