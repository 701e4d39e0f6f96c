import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ShellData } from '#domain/shell.schema.ts'
import { translatorInto } from '#app/i18n/i18n.ts'
import { currentDirection, currentLanguageCode } from '#app/platform/page-context.ts'

export type Offered = ShellData['languages'][number]

/** A language in which a wall speaks. */
export interface Tongue extends Pick<Offered, 'code' | 'nativeName' | 'direction'> {
  i18n: I18n
}

/** Each language has the wall for so long. */
const turnMs = 8000

/** The languages of a wall, the page's first, and which of them has its turn; until the others are loaded it is the page's alone. */
export function useTurn(languages: readonly Offered[], elapsedMs: number) {
  const { i18n } = useLingui()
  const [others, setOthers] = useState<readonly Tongue[]>([])
  const code = currentLanguageCode()
  useEffect(() => {
    let isOver = false
    async function load() {
      const tongues = await tonguesOf(languages.filter((language) => language.code !== code))
      if (!isOver) setOthers(tongues)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [languages, code])
  const nativeName = languages.find((language) => language.code === code)?.nativeName ?? code
  const own: Tongue = { code, nativeName, direction: currentDirection(), i18n }
  const tongues = [own, ...others]
  const turn = tongues[Math.max(0, Math.floor(elapsedMs / turnMs)) % tongues.length] ?? own
  return { tongues, turn }
}

/** Those that the product speaks; one whose words cannot be loaded is left out. */
async function tonguesOf(languages: readonly Offered[]): Promise<Tongue[]> {
  const loaded = await Promise.all(
    languages.map(async ({ code, nativeName, direction }) => {
      const i18n = await translatorInto('seldom', code).catch(() => undefined)
      return i18n ? [{ code, nativeName, direction, i18n }] : []
    }),
  )
  return loaded.flat()
}
