import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { ShellData } from '#domain/shell.schema.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import type { Platform } from '#server/http/context.ts'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { answered, saved, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

/** Another isolate on the same database, `laterMs` ahead on its own clock. */
function otherIsolate() {
  const clock = { laterMs: 0 }
  const platform: Platform = {
    ...api.platform,
    kv: memoryKeyValue(),
    memory: new SiteMemory(),
    now: () => Date.now() + clock.laterMs,
  }
  return { platform, clock }
}

async function footerOf(caller: Visitor, language: string): Promise<ShellData['footer']> {
  const response = await caller.get('/api/shell', { headers: { 'x-language': language } })
  return (await answered<ShellData>(response)).footer
}

test('[B12] each of many saves at once is in its editor’s next answer, in every isolate', async () => {
  const { platform } = otherIsolate()
  const editor = await callerOf(api, 'editor')
  await editor.get('/api/session')
  const elsewhere = api.visitor({ platform })
  for (const [name, value] of editor.cookies) elsewhere.cookies.set(name, value)
  const visitor = api.visitor()
  const lanes = ['nb', 'en', 'ar', 'pl', 'uk'].flatMap((language) =>
    ['company.description', 'copyright.text'].map((key) => ({ language, key }) as const),
  )
  const missed: string[] = []
  await Promise.all(
    lanes.map(async ({ language, key }) => {
      let { rev } = await text(editor, `footer/${key}`, language)
      for (let number = 1; number <= 20; number += 1) {
        const value = `${language} ${number}`
        ;({ rev } = await saved(editor, `footer/${key}`, { language, value, rev }))
        const callers = number % 10 === 0 ? [editor, elsewhere, visitor] : [editor]
        for (const caller of callers) {
          const footer = await footerOf(caller, language)
          const shown = key === 'copyright.text' ? footer.copyright : footer.description
          if (shown !== value) missed.push(`${value}: ${shown}`)
        }
      }
    }),
  )
  expect(missed).toEqual([])
})

test('[B12] a visitor of another isolate sees a save within five seconds', async () => {
  const { platform, clock } = otherIsolate()
  const editor = await callerOf(api, 'editor')
  const visitor = api.visitor({ platform })
  const before = await footerOf(visitor, 'en')
  await saved(editor, 'footer/copyright.text', { language: 'en', value: 'Seen in time' })
  expect(await footerOf(visitor, 'en')).toEqual(before)
  clock.laterMs = appConfig.revisionMaxAgeMs
  expect((await footerOf(visitor, 'en')).copyright).toBe('Seen in time')
})

test('[B12] a visitor of the isolate that saved sees it at once', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'footer/copyright.text', 'pl')
  const visitor = api.visitor()
  await footerOf(visitor, 'pl')
  await saved(editor, 'footer/copyright.text', { language: 'pl', value: 'Od razu', rev })
  expect((await footerOf(visitor, 'pl')).copyright).toBe('Od razu')
})

test('[B12] a reading that began before a save does not bring the old site back', async () => {
  const { memory } = api.platform
  const { site } = memory
  const older = memory.beginReading()
  memory.forget()
  memory.keep(site, older, Date.now())
  expect(memory.readAt).toBe(0)
  const [first, second] = [memory.beginReading(), memory.beginReading()]
  memory.keep(site, second, Date.now())
  memory.keep(undefined, first, Date.now())
  expect(memory.site).toBe(site)
})

test('[B12] a save counts at once, and a reading that began before it does not take it back', async () => {
  const editor = await callerOf(api, 'editor')
  const { memory, now } = api.platform
  // The site does not grow old meanwhile.
  const at = now()
  api.platform.now = () => at
  const { rev } = await text(editor, 'footer/copyright.text', 'uk')
  const before = memory.site
  const older = memory.beginReading()
  await saved(editor, 'footer/copyright.text', { language: 'uk', value: 'Одразу', rev })
  const raised = (before?.revisions['uk'] ?? 0) + 1
  expect(memory.site).toEqual({ ...before, revisions: { ...before?.revisions, uk: raised } })
  expect(memory.readAt).not.toBe(0)
  memory.keep(before, older, at)
  expect(memory.readAt).toBe(0)
  api.platform.now = now
})

test('[B12] of two saves that are answered in the other order the later one counts', async () => {
  const { memory } = api.platform
  await api.visitor().get('/api/shell')
  const known = memory.site?.revisions['en'] ?? 0
  memory.raise('en', known + 2)
  memory.raise('en', known + 1)
  expect(memory.site?.revisions['en']).toBe(known + 2)
})

test('what was saved is in the copy for bad days once the site is read again', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'footer/copyright.text', 'nb')
  const stored = async () => JSON.stringify(await api.platform.kv.find('site:last-known'))
  const before = await stored()
  await saved(editor, 'footer/copyright.text', { value: 'Også når basen er nede', rev })
  api.platform.memory.readAt = 0
  await api.visitor().get('/api/shell')
  expect(await stored()).toBe(JSON.stringify(api.platform.memory.site))
  expect(await stored()).not.toBe(before)
})

test('[B12] words of an editors’ page count for readers of all languages, those of the site’s own pages for their own', async () => {
  const editor = await callerOf(api, 'editor')
  const revision = async (code: string) => {
    const found = await api.database.execute({
      sql: 'select revision from content_revisions where language_code = ?',
      args: [code],
    })
    return Number(found.rows[0]?.['revision'] ?? 1)
  }
  const save = async (path: `${string}/${string}`, language: string) => {
    const { rev } = await text(editor, path, language)
    await saved(editor, path, { language, value: `${path} ${language}`, rev })
  }
  const before = await revision('*')
  await save('about/title', 'pl')
  await save('farms/title', 'nb')
  expect(await revision('*')).toBe(before)
  await save('farms/title', 'pl')
  expect(await revision('*')).toBe(before + 1)
})

test('[F03] what the footer calls the company is shown, in each language or by the one that stands in', async () => {
  const editor = await callerOf(api, 'editor')
  expect((await footerOf(editor, 'ar')).companyName).toBeUndefined()
  await saved(editor, 'footer/company.name', { value: 'Fjellmat' })
  expect((await footerOf(editor, 'ar')).companyName).toBe('Fjellmat')
  await saved(editor, 'footer/company.name', { language: 'ar', value: 'أطعمة الجبل' })
  expect((await footerOf(editor, 'ar')).companyName).toBe('أطعمة الجبل')
  expect((await footerOf(editor, 'nb')).companyName).toBe('Fjellmat')
})
