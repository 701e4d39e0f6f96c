import { serverConfig } from '#config'
import { knownStations } from '#domain/kitchen-stations.ts'
import type { StartedShift, StartShift } from '#domain/kitchen.schema.ts'
import { refused, done, type Result } from '#domain/result.ts'
import type { Limit } from '#server/features/tries/tries.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveShift } from './devices.repository.ts'
import type { Worker } from './kitchen-access.ts'
import { listStations } from './stations.repository.ts'
import { findWorker } from './team.repository.ts'

const minuteMs = 60_000

/**
 * Begins a shift: from now on the one with this PIN works on the screen, which stands at these stations; one that was removed
 * meanwhile is none. In a kitchen without people the screen works in its own name,
 * and who has an account in theirs. Refuses `pin_wrong`, `shift_missing` and `too_many_tries`.
 */
export async function startShift(
  ctx: Ctx,
  worker: Worker,
  { staffId, pin, ...chosen }: StartShift,
): Promise<Result<StartedShift>> {
  const { deviceId, deviceName = '', restaurantId } = worker
  const stationIds = knownStations(
    chosen.stationIds,
    await listStations(ctx.database, restaurantId),
  )
  if (!deviceId) return done({ workerName: ctx.user?.name ?? '', stationIds })
  const at = ctx.now()
  if (staffId === undefined) {
    if (worker.isNameless || worker.name !== undefined) return refused('shift_missing')
    await saveShift(ctx.database, deviceId, { staffId: null, at, stationIds })
    return done({ workerName: deviceName, stationIds })
  }
  const limited = await refusedTry(ctx, [pinTries(staffId)])
  if (limited) return limited
  const found = await findWorker(ctx.database, { restaurantId, staffId })
  const isRight = found !== undefined && (await ctx.passwords.isRight(found.pinHash, pin))
  if (!isRight) return refused('pin_wrong', { field: 'pin' })
  await saveShift(ctx.database, deviceId, { staffId, at, stationIds })
  return done({ workerName: found.name, stationIds })
}

/** Ends the shift on a screen: the next cook says who they are. */
export async function endShift(ctx: Ctx, { deviceId }: Worker): Promise<void> {
  if (deviceId) await saveShift(ctx.database, deviceId, { staffId: null, at: ctx.now() })
}

function pinTries(staffId: string): Limit {
  const { pinTries: most, pinMinutes } = serverConfig.kitchen
  return { who: ['kitchen.pin', staffId], most, windowMs: pinMinutes * minuteMs }
}
