const count = 50
const atOnce = 5

/**
 * Fifty readers while something is saved, `times` times: five of them at each save, who read again and again until it has been
 * answered. Each of them is somebody of their own.
 */
export async function readWhileSaving<Reader>(
  times: number,
  by: {
    newReader: () => Reader
    read: (reader: Reader) => Promise<void>
    /** Saves for the `number`-th time, from 0. */
    save: (number: number) => Promise<void>
  },
): Promise<void> {
  const readers = Array.from({ length: count }, by.newReader)
  for (let number = 0; number < times; number += 1) {
    const saving = { isDone: false }
    const save = async () => {
      await by.save(number)
      saving.isDone = true
    }
    const readOn = async (reader: Reader) => {
      do await by.read(reader)
      while (!saving.isDone)
    }
    const from = (number * atOnce) % count
    await Promise.all([save(), ...readers.slice(from, from + atOnce).map(readOn)])
  }
}
