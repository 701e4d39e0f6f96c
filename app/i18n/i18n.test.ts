import { setupI18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { layOver } from './i18n.ts'

function greeting() {
  return setupI18n({ locale: 'en', messages: { en: { hello: 'Hello', bye: 'Goodbye' } } })
}

test('[L06] own words are laid over the catalogue and leave the rest of it', () => {
  const i18n = greeting()
  layOver(i18n, '{"hello":"Welcome"}')
  expect(['hello', 'bye'].map((id) => i18n._(id))).toEqual(['Welcome', 'Goodbye'])
})

test('[G06] own words that cannot be read are logged, and the catalogue’s stand', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const i18n = greeting()
  layOver(i18n, '{"hello":"Wel')
  expect(['hello'].map((id) => i18n._(id))).toEqual(['Hello'])
  expect(logged).toHaveBeenCalledWith('Failed to load translations', expect.any(SyntaxError))
  logged.mockRestore()
})
