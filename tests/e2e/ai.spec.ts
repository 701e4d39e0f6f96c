import { type AiServer, startAiServer } from '#tests/support/ai-server.ts'
import { expect, test as base } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { open } from '#tests/support/open-page.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** A site with a model: a provider on this machine. */
const test = base.extend<object, { ai: AiServer }>({
  ai: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const server = await startAiServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ ai }, use) => {
      const site = await startSite({ AI_URL: ai.url, AI_KEY: 'k', AI_MODEL: 'small' })
      await use({ siteOf: () => Promise.resolve(site) })
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 1280, height: 900 } })

/** The lede of the page about us with these words in Norwegian and none in another language. */
async function untranslated({ database }: Site, language: string, words: string): Promise<void> {
  const of = `page_content_id = (select id from page_contents where page_slug = 'about' and content_key = 'lede')`
  await database.batch([
    {
      sql: `update page_content_translations set content_value = ? where language_code = 'nb' and ${of}`,
      args: [words],
    },
    {
      sql: `update page_content_translations set content_value = '', rev = rev + 1 where language_code = ? and ${of}`,
      args: [language],
    },
    'delete from ai_drafts',
  ])
}

test('[N04] a task is tried out: the answer comes as text, with its locked words and figures, and can be stopped', async ({
  page,
  context,
  site,
  ai,
}) => {
  ai.manners = ['well']
  ai.pauseMs = 0
  await openAs(page, context, site, '/nb/ai-test')
  await expect(page).toHaveURL(/\/nb\/admin\/ai-test$/u)
  await page.getByLabel('Tekst').fill('Ost ved 2–8 °C <b>fet</b>')
  await page.getByRole('button', { name: 'Prøv', exact: true }).click()
  const answer = page.getByRole('region', { name: 'Svar' })
  await expect(answer.getByRole('status')).toHaveText('Ferdig')
  await expect(answer).toContainText('cheese VED 2–8 °C <b>FET</b>')
  await expect(answer.locator('.ai-locked', { hasText: '2–8 °C' }).first()).toBeVisible()
  await expect(page.getByText('999 av 1 000 kreditter igjen')).toBeVisible()
  ai.pauseMs = 700
  await page.getByRole('button', { name: 'Prøv', exact: true }).click()
  await page.getByRole('button', { name: 'Stopp' }).click()
  await expect(answer.getByRole('status')).toHaveText('Stoppet')
  await expect(page.getByRole('row', { name: /Stoppet/u })).toBeVisible()
  await expect(page.getByText('999 av 1 000 kreditter igjen')).toBeVisible()
  ai.pauseMs = 0
})

test('[N04] a draft that changed a measure says so, is put right with one press, and stands on the page', async ({
  page,
  context,
  site,
  ai,
}) => {
  await untranslated(site, 'en', 'Oppbevares ved 2–8 °C.')
  ai.manners = ['number', 'well']
  await openAs(page, context, site, '/nb/admin/translations?language=en&state=missing')
  await page.getByRole('button', { name: 'AI-utkast', exact: true }).first().click()
  const draft = page.getByRole('region', { name: 'AI-utkast' })
  await expect(draft).toContainText('2–8 °C ble 2–6 °C.')
  await expect(draft.getByRole('button', { name: 'Godta' })).toBeHidden()
  await draft.getByRole('button', { name: 'Sett inn 2–8 °C' }).click()
  await expect(draft).toBeHidden()
  await page.goto(`${site.url}/en/about`)
  await expect(page.getByText('OPPBEVARES VED 2–8 °C.')).toBeVisible()
})

test('[N04] in Arabic: a draft in Edit Mode is accepted where the text stands, and its origin is kept', async ({
  page,
  site,
  ai,
}) => {
  await untranslated(site, 'ar', 'Lagret i 9 måneder.')
  ai.manners = ['well']
  await editing(page, site, '/ar/about', { role: 'owner' })
  await openText(page, 'about.lede')
  await page.getByRole('button', { name: 'مسودة بالذكاء الاصطناعي', exact: true }).click()
  const draft = page.getByRole('region', { name: 'مسودة بالذكاء الاصطناعي' })
  await draft.getByRole('button', { name: 'قبول' }).click()
  await expect(textOf(page, 'about.lede')).toHaveText('LAGRET I 9 MÅNEDER.')
  const { rows } = await site.database.execute(
    "select origin from content_versions where language_code = 'ar' order by at desc limit 1",
  )
  expect(rows[0]?.['origin']).toBe('ai')
})

base(
  '[N04] without a provider the pages say what is missing and where it is set, and nothing is dead',
  async ({ page, context, site }) => {
    await untranslated(site, 'en', 'Lagret i 9 måneder.')
    await openAs(page, context, site, '/nb/admin/ai-test')
    await expect(page.getByRole('note')).toContainText('AI_URL, AI_MODEL')
    await open(page, '/nb/admin/translations?language=en&state=missing')
    await page.getByRole('button', { name: 'AI-utkast', exact: true }).first().click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'AI-hjelp er ikke satt opp her' }),
    ).toBeVisible()
  },
)
