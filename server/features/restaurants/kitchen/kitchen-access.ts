import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { appConfig, serverConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { isAllowed } from '#domain/permissions.ts'
import { refused, type Result } from '#domain/result.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { Ctx } from '#server/http/context.ts'
import { problem } from '#server/http/problem.ts'
import { findDevice, touchDevice } from './devices.repository.ts'
import { findRestaurant } from './team.repository.ts'

const dayMs = 24 * 3600 * 1000

/** A screen on which nobody has worked for so long is forgotten. */
export function deviceSeenAfter(now: number): number {
  return now - serverConfig.kitchen.deviceDays * dayMs
}

/** Who works in a kitchen: on a paired screen, or with an account that may manage it. */
export interface Worker {
  restaurantId: string
  /** Of the screen; none for somebody with an account. */
  deviceId?: string
  deviceName?: string
  /** As events keep it: the one who is signed in on the screen, else the screen, else the account. */
  actorId: string
  /** What its screen calls who works on it; none where nobody has begun a shift. */
  name?: string
  /** The stations that its screen stands at. */
  stationIds: string[]
  /** Somebody has to begin a shift before anything can be done. */
  isNameless: boolean
}

interface InKitchen extends ApiEnv {
  Variables: ApiEnv['Variables'] & { ctx: Ctx; worker: Worker }
}

/** SHA-256 of the cookie of a paired screen; undefined where the browser has none. */
export async function deviceHashOf(c: Context): Promise<string | undefined> {
  const secret = getCookie(c, appConfig.kitchenCookie)
  return secret ? sha256Hex(secret) : undefined
}

/** Lets in the screens of the kitchen in the address, and who manages it: of another kitchen they find nothing. Before anything of the call is read. */
export const inKitchen = createMiddleware<InKitchen>(async (c, next) => {
  const { ctx } = c.var
  const restaurantId = c.req.param('restaurantId') ?? ''
  const deviceHash = await deviceHashOf(c)
  const device = deviceHash
    ? await findDevice(ctx.database, { deviceHash, seenAfter: deviceSeenAfter(ctx.now()) })
    : undefined
  if (device?.restaurantId === restaurantId) {
    const { id, name, staffId, staffName, stationIds, needsName } = device
    c.set('worker', {
      ...{ restaurantId, stationIds },
      ...{ deviceId: id, deviceName: name, actorId: staffId ?? id },
      ...(staffName ? { name: staffName } : {}),
      isNameless: needsName === 1 && !staffId,
    })
    // A board that nobody turns off is worked on without a new shift.
    if (c.req.method !== 'GET' && device.seenAt < ctx.now() - dayMs) {
      await touchDevice(ctx.database, id, ctx.now())
      keepDevice(c)
    }
    return next()
  }
  const managed = c.req.method === 'GET' ? looksInto(ctx) : manages(ctx)
  if (!managed.ok) return problem(c, managed.problem)
  if (!(await findRestaurant(ctx, restaurantId))) return problem(c, { code: 'not_found' })
  c.set('worker', { restaurantId, actorId: managed.value, stationIds: [], isNameless: false })
  return next()
})

/** The account of who may look into kitchens; else why this browser may not. As in the panel, it takes no second factor to read. */
export function looksInto({ actor: { userId, role } }: Pick<Ctx, 'actor'>): Result<string> {
  if (!userId) return refused('device_unknown')
  return isAllowed({ role }, 'dishes.edit') ? { ok: true, value: userId } : refused('forbidden')
}

/** The account of who may do something in kitchens. */
function manages(ctx: Pick<Ctx, 'actor'>): Result<string> {
  const seen = looksInto(ctx)
  return seen.ok && !isAllowed(ctx.actor, 'dishes.edit') ? refused('second_factor_needed') : seen
}

/** Hands its secret to a screen; scripts cannot read it. */
export function keepDevice(c: Context, secret = getCookie(c, appConfig.kitchenCookie)): void {
  if (!secret) return
  setCookie(c, appConfig.kitchenCookie, secret, {
    ...{ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    maxAge: serverConfig.kitchen.deviceDays * 24 * 3600,
  })
}
