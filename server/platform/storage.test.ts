import { expect, test } from 'vitest'
import { storageContract } from './storage.contract.ts'
import { memoryStorage } from './storage.fake.ts'

storageContract(memoryStorage)

test('the one in memory can be out of reach', async () => {
  const storage = memoryStorage()
  storage.fail('yes')
  await expect(storage.find('a')).rejects.toThrow('out of reach')
})
