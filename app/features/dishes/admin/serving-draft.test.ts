import { expect, test } from 'vitest'
import { noServing, readDay, servingDrafts, servingTimesIn } from './serving-draft.ts'

test('what is saved is typed and sent as it was', () => {
  const times = [
    { weekdays: [1, 5], fromMinute: 660, toMinute: 900 },
    { fromDay: '10-01', toDay: '02-28' },
  ]
  expect(servingDrafts(times)[1]).toMatchObject({ fromDay: '1.10.', toDay: '28.2.' })
  expect(servingTimesIn(servingDrafts(times))).toEqual(times)
})

test('digits of other scripts are read, and what is no time goes as it was typed', () => {
  expect(readDay('١٥/٦')).toBe('06-15')
  expect(servingTimesIn([{ ...noServing, from: '11.30', to: 'noon', toDay: 'May' }])).toEqual([
    { fromMinute: 690, toMinute: 'noon', toDay: 'May' },
  ])
})
