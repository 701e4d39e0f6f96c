import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'

test.describe('an editor abroad', () => {
  test.use({ timezoneId: 'Asia/Amman' })

  for (const { code, ...words } of [
    {
      code: 'nb',
      schedule: 'Planlegg',
      from: 'Vises fra',
      byClock: 'Etter klokken i Oslo.',
      planned: /12\. jan\. \d{4}, 08:00/u,
      cancel: 'Avbryt',
      to: 'Vises til',
      at: 'Dato og klokkeslett',
      lastMinute: /\. januar \d{4}.* 17:59/u,
      day: '12',
      after: '',
      toCome: 'Velg et tidspunkt fram i tid.',
      more: 'Mer',
      onDate: 'Se siden på en dato',
    },
    {
      code: 'ar',
      schedule: 'جدولة',
      from: 'يُعرض من',
      byClock: 'بتوقيت أوسلو.',
      planned: /12.*\d{4}، 8:00 ص/u,
      cancel: 'إلغاء',
      to: 'يُعرض حتى',
      at: 'التاريخ والوقت',
      lastMinute: /\d{4}.*5:59/u,
      // Before the words that stand in for those that were taken down are taken down, too.
      day: '11',
      after: 'Personvern',
      toCome: 'اختر وقتًا في المستقبل.',
      more: 'المزيد',
      onDate: 'عرض الموقع في تاريخ معيّن',
    },
  ]) {
    test(`[T04] in ${code} plans by the clock in Oslo, as the history and the date slider tell it`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1400, height: 800 })
      await editing(page, site, `/${code}/privacy`)
      const year = new Date().getFullYear() + 1
      const foot = page.locator('.edit-foot')
      const field = await openText(page, 'privacy.title')
      await field.fill(`Brie ${code}`)
      await foot.getByRole('button', { name: words.schedule }).first().click()
      const form = page.locator('.edit-schedule')
      const from = form.getByLabel(words.from)
      await expect(from).toHaveAccessibleDescription(words.byClock)
      await from.fill(`${year}-01-12T08:00`)
      await form.getByRole('button', { name: words.schedule }).click()
      await expect(field).toHaveCount(0)
      const { rows } = await site.database.execute(
        `select publish_at from content_pending where value = 'Brie ${code}'`,
      )
      expect(rows).toMatchObject([{ publish_at: Date.UTC(year, 0, 12, 7) }])

      await openText(page, 'privacy.title')
      const plan = page.locator('.edit-note[data-tone=planned]')
      await expect(plan).toContainText(words.planned)
      await foot.getByRole('button', { name: words.schedule }).first().click()
      await expect(from).toHaveValue(`${year}-01-12T08:00`)
      await page.getByRole('button', { name: words.cancel, exact: true }).click()
      await page.getByRole('slider').focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('.edit-date strong')).toContainText('12:00')
    })

    test(`[T04] in ${code} what comes and goes between two noons, long after the days of the slider, is seen at its hour`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1920, height: 900 })
      await editing(page, site, `/${code}/privacy`)
      const day = `${new Date().getFullYear() + 2}-01-${words.day}`
      const title = textOf(page, 'privacy.title')
      const before = (await title.textContent()) ?? ''
      const field = await openText(page, 'privacy.title')
      await field.fill(`Brie ${code}`)
      await page.locator('.edit-foot').getByRole('button', { name: words.schedule }).first().click()
      const form = page.locator('.edit-schedule')
      await form.getByLabel(words.from).fill(`${day}T13:00`)
      await form.getByLabel(words.to).fill(`${day}T18:00`)
      await form.getByRole('button', { name: words.schedule }).click()
      await expect(field).toHaveCount(0)

      const bar = page.locator('.edit-bar')
      const at = bar.getByLabel(words.at)
      await expect(at).toHaveAccessibleDescription(words.byClock)
      for (const [hour, seen] of [
        // Each is another than the one before it, which stands there until the page is read anew.
        ['13:00', `Brie ${code}`],
        ['12:59', before],
        ['18:00', words.after],
        ['17:59', `Brie ${code}`],
      ] as const) {
        await at.fill(`${day}T${hour}`)
        await expect(title).toHaveText(seen)
      }
      await expect(bar.locator('.edit-date strong')).toContainText(words.lastMinute)
      await expect(page.getByRole('slider')).toHaveValue('90')
      await at.fill('2020-01-12T08:00')
      await at.blur()
      await expect(at).toHaveAccessibleDescription(words.toCome)
      await expect(at).toHaveValue(`${day}T17:59`)
      await expect(title).toHaveText(`Brie ${code}`)

      await page.setViewportSize({ width: 360, height: 740 })
      await bar.getByRole('button', { name: words.more }).click()
      await page.getByRole('menuitem', { name: words.onDate }).click()
      const inDialog = page.getByRole('dialog').getByLabel(words.at)
      await inDialog.fill('')
      await inDialog.blur()
      await expect(title).toHaveText(before)
    })
  }
})
