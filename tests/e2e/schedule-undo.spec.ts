import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { sayingsIn } from '#tests/support/said.ts'

for (const { code, ...words } of [
  {
    code: 'nb',
    asDraft: 'Lagre som utkast',
    schedule: 'Planlegg',
    from: 'Vises fra',
    more: 'Mer',
    callOff: 'Avlys planleggingen',
    undo: 'Angre',
    redo: 'Gjør om',
  },
  {
    code: 'ar',
    asDraft: 'حفظ كمسودة',
    schedule: 'جدولة',
    from: 'يُعرض من',
    more: 'المزيد',
    callOff: 'إلغاء الجدولة',
    undo: 'تراجع',
    redo: 'إعادة',
  },
])
  test(`[T04] in ${code} an undo takes back a schedule, brings back the draft that went with it, and the plan before`, async ({
    page,
    site,
  }) => {
    const line = `Brie ${code}`
    const said = await sayingsIn(code)
    const waiting = async () => {
      const { rows } = await site.database.execute(`select kind, publish_at from content_pending
        join page_contents on id = page_content_id where value = '${line}' and content_key = 'lede'`)
      const hours = rows.map(
        ({ publish_at }) => publish_at && new Date(Number(publish_at)).getUTCHours(),
      )
      return rows.map(({ kind }, at) => [kind, hours[at]].filter(Boolean).join(' ')).join()
    }
    const name = 'accessibility.lede'
    await editing(page, site, `/${code}/accessibility`)
    const bar = page.locator('.edit-bar')
    const undo = bar.getByRole('button', { name: words.undo })
    const redo = bar.getByRole('button', { name: words.redo })
    const before = await textOf(page, name).innerText()
    const foot = page.locator('.edit-foot')
    const field = await openText(page, name)
    await field.fill(line)
    await page.getByRole('button', { name: words.asDraft }).click()
    await expect(textOf(page, name)).toHaveText(line)
    const year = new Date().getFullYear() + 1
    const form = page.locator('.edit-schedule')
    for (const hour of ['08', '09']) {
      await openText(page, name)
      await foot.getByRole('button', { name: words.schedule }).first().click()
      await form.getByLabel(words.from).fill(`${year}-01-12T${hour}:00`)
      await form.getByRole('button', { name: words.schedule }).click()
      await expect(field).toHaveCount(0)
    }
    await expect.poll(waiting).toBe('scheduled 8')
    await openText(page, name)
    await foot.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.callOff }).click()
    // The page knows of it by then, and not the database alone.
    await expect(field).toHaveCount(0)
    await expect.poll(waiting).toBe('')

    for (const then of ['scheduled 8', 'scheduled 7', 'draft', '']) {
      await undo.click()
      await expect.poll(waiting).toBe(then)
    }
    await expect(textOf(page, name)).toHaveText(before)
    await expect(undo).toBeDisabled()
    for (const then of ['draft', 'scheduled 7', 'scheduled 8']) {
      await redo.click()
      await expect.poll(waiting).toBe(then)
    }
    await undo.click()
    await undo.click()
    await expect(textOf(page, name)).toHaveText(line)

    const left = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('edit-steps') ?? '').undone.length)
    // What is over is said to be over, by this clock or by the server's, and is in the way of no other step.
    const isOver = page.getByText(
      said('The planned time has passed. Choose a new time to plan it.'),
    )
    await page.clock.setFixedTime(Date.UTC(year, 0, 13))
    await redo.click()
    await expect(isOver.first()).toBeVisible()
    await redo.click()
    // What was thrown away after the two is left alone.
    await expect.poll(left).toBe(1)
    expect(await waiting()).toBe('draft')
    await page.clock.setFixedTime(Date.now())
    await openText(page, name)
    await foot.getByRole('button', { name: words.schedule }).first().click()
    await form.getByLabel(words.from).fill(`${year}-01-12T10:00`)
    await form.getByRole('button', { name: words.schedule }).click()
    await expect(field).toHaveCount(0)
    await openText(page, name)
    await foot.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.callOff }).click()
    await expect(field).toHaveCount(0)
    const texts = '**/api/admin/content/texts/accessibility/lede'
    await page.route(texts, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), publishAt: 1 } }),
    )
    // The messages of before have gone.
    await expect(isOver).toHaveCount(0)
    await undo.click()
    await expect(isOver).toBeVisible()
    await page.unroute(texts)
    for (const then of ['draft', '']) {
      await undo.click()
      await expect.poll(waiting).toBe(then)
    }
    await expect(undo).toBeDisabled()
  })
