import { expect, test } from 'vitest'
import type { Storage } from './storage.ts'

const bytes = (...numbers: number[]) => Uint8Array.from(numbers)

/** What every store has to do: run on the one in memory and on R2. */
export function storageContract(open: () => Storage): void {
  test('what is put is found, byte by byte, and what is put over it later', async () => {
    const storage = open()
    await storage.put('pictures/a', bytes(0, 255, 10, 13))
    expect(await storage.find('pictures/a')).toEqual(bytes(0, 255, 10, 13))
    await storage.put('pictures/a', bytes(7))
    expect(await storage.find('pictures/a')).toEqual(bytes(7))
  })

  test('what is put is handed on piece by piece, and a part of it', async () => {
    const storage = open()
    await storage.put('files/f', bytes(1, 2, 3, 4, 5))
    const read = async (part?: { first: number; last: number }) => {
      const stream = await storage.stream('files/f', part)
      return new Uint8Array(await new Response(stream).arrayBuffer())
    }
    expect(await read()).toEqual(bytes(1, 2, 3, 4, 5))
    expect(await read({ first: 1, last: 3 })).toEqual(bytes(2, 3, 4))
    expect(await read({ first: 4, last: 4 })).toEqual(bytes(5))
    expect(await storage.stream('files/none')).toBeUndefined()
  })

  test('what is not there is undefined, and removing it is no mistake', async () => {
    const storage = open()
    expect(await storage.find('pictures/none')).toBeUndefined()
    await storage.remove(['pictures/none'])
    await storage.remove([])
  })

  test('what is removed is gone, and the rest stays', async () => {
    const storage = open()
    for (const key of ['b', 'c', 'd']) await storage.put(key, bytes(1))
    await storage.remove(['b', 'd'])
    const left = await Promise.all(['b', 'c', 'd'].map((key) => storage.find(key)))
    expect(left).toEqual([undefined, bytes(1), undefined])
  })

  test('a change of the bytes after they were put changes nothing', async () => {
    const storage = open()
    const own = bytes(1, 2)
    await storage.put('e', own)
    own[0] = 9
    expect(await storage.find('e')).toEqual(bytes(1, 2))
  })
}
