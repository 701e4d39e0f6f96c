import { expect, test } from 'vitest'
import { pinText, readPin } from './pin-text.ts'

test('coordinates are read as people type and paste them', () => {
  const utne = { lat: 60.4243, lng: 6.6236 }
  const written = ['60.4243, 6.6236', '60.4243,6.6236', ' 60,4243 6,6236 ', '60,4243; 6,6236']
  for (const typed of [...written, '60.4243° 6.6236°', '٦٠.٤٢٤٣ ٦.٦٢٣٦'])
    expect(readPin(typed), typed).toEqual(utne)
  expect(readPin(pinText(utne))).toEqual(utne)
  expect(readPin('-60 170')).toEqual({ lat: -60, lng: 170 })
})

test('what is no place on earth is none', () => {
  for (const typed of ['', 'Utne', '60.4243', '91, 6', '60, 181', '60.4 6.6 1', '60,4243,6,6236'])
    expect(readPin(typed), typed).toBeUndefined()
})
