import { crowd } from './crowd.ts'

/** How many saves the readers read through. */
export const saves = crowd({ small: 40, whole: 200 })
const readers = 50
const atOnce = 5

/**
 * Fifty readers during all the saves: five of them at each save, who read again and again until it has been answered, so that
 * they meet its middle and not its beginning alone.
 */
export async function readWhileSaving<Reader>(by: {
  newReader: () => Reader
  read: (reader: Reader) => Promise<void>
  /** Saves for the `number`-th time, from 0. */
  save: (number: number) => Promise<void>
}): Promise<void> {
  const all = Array.from({ length: readers }, by.newReader)
  for (let number = 0; number < saves; number += 1) {
    const saving = { isDone: false }
    const save = async () => {
      try {
        await by.save(number)
      } finally {
        saving.isDone = true
      }
    }
    const readOn = async (reader: Reader) => {
      do await by.read(reader)
      while (!saving.isDone)
    }
    const from = (number * atOnce) % readers
    await Promise.all([save(), ...all.slice(from, from + atOnce).map(readOn)])
  }
}
