import type { Client } from '@libsql/client/http'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findKitchens, saveCodes, saveCook } from '#db/seed/kitchens.ts'
import { randomLetters, sha256Hex } from '#domain/ids.ts'
import { pairingAlphabet, pairingLength } from '#domain/kitchen.schema.ts'
import { nodePasswordHasher } from '#server/platform/password-hasher.node.ts'

/** How one opens a kitchen of the demo on a screen: a code that pairs it, then the cook's PIN. */
export interface KitchenSignIn {
  restaurant: string
  cook: string
  pin: string
  code: string
}

const onlyOwner = 0o600
const dayMs = 24 * 3600 * 1000
const pinDigits = 4

/**
 * What the screens of the demo's kitchens are opened with: the PINs of their cooks are made at random the first time and kept beside
 * the passwords, the codes are new with each start, good once and for a day.
 */
export async function demoKitchens(client: Client, folder: string): Promise<KitchenSignIn[]> {
  const file = `${folder}/kitchens.json`
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  const pins = new Map(Object.entries(kept))
  const kitchens = await findKitchens(client)
  for (const kitchen of kitchens) {
    if (kitchen.hasCook && pins.has(kitchen.name)) continue
    const pin = randomLetters('0123456789', pinDigits)
    await saveCook(client, kitchen, await nodePasswordHasher().hash(pin))
    pins.set(kitchen.name, pin)
  }
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(pins), null, 2)}\n`, {
    mode: onlyOwner,
  })
  chmodSync(file, onlyOwner)
  const signIns = kitchens.map(({ restaurantId, name: restaurant, cook }) => ({
    ...{ restaurantId, restaurant, cook, pin: pins.get(restaurant) ?? '' },
    code: randomLetters(pairingAlphabet, pairingLength),
  }))
  const codes = signIns.map(async ({ restaurantId, code }) => ({
    restaurantId,
    codeHash: await sha256Hex(code),
  }))
  await saveCodes(client, await Promise.all(codes), Date.now() + dayMs)
  return signIns.map(({ restaurantId: _, ...signIn }) => signIn)
}

/** How a screen becomes a kitchen's, as the terminal says it. */
export function kitchenText(publicUrl: string, kitchens: readonly KitchenSignIn[]): string {
  const rows = kitchens.map(({ restaurant, cook, pin, code }) => {
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`
    return `    ${restaurant.padEnd(12)}code ${typed}    then ${cook}, PIN ${pin}`
  })
  return [
    `  Make a browser a kitchen’s screen on ${publicUrl}/kitchen/dashboard with`,
    ...rows,
    '  A code pairs one screen within a day. The owner makes more of them on /kitchen/team.',
  ].join('\n')
}
