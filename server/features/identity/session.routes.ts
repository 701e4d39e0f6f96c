import { Hono } from 'hono'
import type { Session } from '#domain/session.schema.ts'
import { sessionSchema } from '#domain/session.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { Ctx } from '#server/http/context.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'

export const sessionRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .get(
    '/',
    allow('session.read'),
    describe('Who is signed in; asking is no activity', sessionSchema),
    (c) => c.json(sessionView(c.var.ctx)),
  )

function sessionView({ user, actor }: Ctx): Session {
  return {
    user: user
      ? {
          id: user.userId,
          name: user.name,
          email: user.email,
          languageCode: user.languageCode,
          role: actor.role,
          lacksSecondFactor: actor.lacksSecondFactor ?? false,
          ...(user.isSeller ? { isSeller: true } : {}),
          ...(actor.languages ? { languages: [...actor.languages] } : {}),
        }
      : null,
    expiresAt: user?.expiresAt ?? null,
    hasSecondFactor: user?.hasSecondFactor ?? false,
  }
}
