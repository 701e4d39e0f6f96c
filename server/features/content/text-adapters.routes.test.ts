import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, canBeName } from '#domain/typed-text.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, type At, history, path, saved, send, text } from '#tests/support/editing.ts'
import { categoryAt, productAt } from '#tests/support/catalog-texts.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { places } from '#tests/support/link-titles.ts'
import { callerOf } from '#tests/support/people.ts'
import { fileFormats, throughFile } from '#tests/support/text-files.ts'
import { adapters } from './text-adapters.ts'

const api = useApi()

/** A text of each noun: a new one is a line here. */
const texts: Record<string, () => Promise<At>> = {
  pages: async () => 'faq/title',
  menu: async () => places.menu.at(await callerOf(api, 'editor')),
  footer: async () => places.footer.at(await callerOf(api, 'editor')),
  products: async () => productAt(api),
  categories: async () => categoryAt(),
}

/** What a translator may type into a line: of every script, with signs that files have a meaning for. */
const signs = [
  'a',
  'Ø',
  'ż',
  'ї',
  'م',
  '\u{1F9C0}',
  ' ',
  '"',
  "'",
  '=',
  '&',
  '<b>',
  ';',
  ',',
  '{x}',
]
const line = fc
  .string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 15 })
  .map(cleanLine)
  .filter((words) => canBeName(words))
const lines = fc.uniqueArray(line, { minLength: 5, maxLength: 5 })

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const minuteMs = 60_000

test.each(adapters.map(({ area, isImmediate = false }) => ({ area, isImmediate })))(
  `[T04] [L06] words of $area are the same once they are written, restored, planned, taken out and brought back (SEED=${seed})`,
  async ({ area, isImmediate }) => {
    const at = await texts[area]?.()
    if (!at) throw new Error(`no text of ${area} is tried`)
    const editor = await callerOf(api, 'editor')
    let laterMs = 0
    api.platform.now = () => Date.now() + laterMs
    const round = async (
      [first = '', second = '', planned = '', filed = '']: string[],
      language: string,
      format: (typeof fileFormats)[number],
    ) => {
      const value = async () => (await text(editor, at, language)).value
      expect((await saved(editor, at, { language, value: first })).value).toBe(first)
      expect(await value()).toBe(first)
      await saved(editor, at, { language, value: second })
      const [newest, before] = await history(editor, at, language)
      expect([newest?.value, newest?.isCurrent, before?.value]).toEqual([second, true, first])

      const { rev } = await text(editor, at, language)
      const restored = { language, rev, versionId: before?.id }
      await answered(await editor.send('POST', path(at, '/restore'), restored))
      expect(await value()).toBe(first)

      const publishAt = api.platform.now() + minuteMs
      const plan = { language, value: planned, as: 'schedule', publishAt } as const
      if (isImmediate)
        expect(await refusal(await send(editor, at, plan))).toMatchObject({ status: 422 })
      else {
        await saved(editor, at, plan)
        expect(await value()).toBe(first)
        laterMs += minuteMs + 1
        await jobsAt(api, api.platform.now())
      }
      const shown = isImmediate ? first : planned
      expect(await value()).toBe(shown)

      const address = await text(editor, at, language)
      expect(await throughFile(editor, address, { format })).toBe(0)
      expect(await throughFile(editor, address, { format, words: filed })).toBe(1)
      expect(await throughFile(editor, address, { format, words: filed })).toBe(0)
      expect(await value()).toBe(filed)
      expect((await history(editor, at, language))[0]).toMatchObject({
        value: filed,
        origin: 'import',
      })
    }
    const rounds = fc.asyncProperty(
      lines,
      fc.constantFrom('pl', 'en', 'ar', 'uk'),
      fc.constantFrom(...fileFormats),
      round,
    )
    await fc.assert(rounds, { seed, numRuns: 8, endOnFailure: true })
  },
)
