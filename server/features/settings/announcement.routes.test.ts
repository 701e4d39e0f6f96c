import { expect, test } from 'vitest'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'
import { saveSettings, settingsFor, shellIn } from '#tests/support/site-settings.ts'

const api = useApi()
/** Shorter than a session that rests. */
const stepMs = 5 * 60_000
const words = {
  texts: { nb: 'Stengt i påsken', en: 'Closed over Easter' },
  url: '/contact',
  startsAt: null,
  endsAt: null,
  isDismissible: true,
}
const announced = async (language?: string) => (await shellIn(api, language)).announcement

test('it is announced at once in each language, in the default one’s words where there are none', async () => {
  const owner = await callerOf(api, 'owner')
  expect(await announced()).toBeUndefined()
  expect((await saveSettings(owner, 'announcement', { announcement: words })).status).toBe(200)
  const inEnglish = await announced('en')
  expect(inEnglish).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{12}$/u) as string,
    text: 'Closed over Easter',
    url: '/contact',
    isDismissible: true,
  })
  expect(await announced('pl')).toEqual({ ...inEnglish, text: 'Stengt i påsken' })
  expect((await saveSettings(owner, 'announcement', { announcement: null })).status).toBe(200)
  expect(await announced()).toBeUndefined()
  expect((await settingsFor(owner)).announcement.announcement).toBeNull()
})

test('other words have another key, other times have not', async () => {
  const owner = await callerOf(api, 'owner')
  const announcementKey = async (announcement: object) => {
    await saveSettings(owner, 'announcement', { announcement })
    return (await announced())?.key
  }
  const key = await announcementKey(words)
  expect(await announcementKey({ ...words, endsAt: Date.now() + stepMs })).toBe(key)
  expect(await announcementKey({ ...words, texts: { nb: 'Åpent' } })).not.toBe(key)
})

test('its time begins and ends by the job, once each, and every page kept before is old then', async () => {
  const owner = await callerOf(api, 'owner')
  const [startsAt, endsAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  await saveSettings(owner, 'announcement', { announcement: { ...words, startsAt, endsAt } })
  const state = async () => {
    const { announcement, revision } = await shellIn(api)
    return { isShown: announcement !== undefined, revision }
  }
  const before = await state()
  expect(before.isShown).toBe(false)
  await jobsAt(api, startsAt - 1)
  expect(await state()).toEqual(before)
  await Promise.all([jobsAt(api, startsAt), jobsAt(api, startsAt)])
  const during = await state()
  expect(during.isShown).toBe(true)
  expect(during.revision).not.toBe(before.revision)
  await jobsAt(api, endsAt - 1)
  expect(await state()).toEqual(during)
  await jobsAt(api, endsAt)
  const after = await state()
  expect(after.isShown).toBe(false)
  expect(after.revision).not.toBe(during.revision)
  await jobsAt(api, endsAt + 60_000)
  expect(await state()).toEqual(after)
})

test('the site of another day shows what is announced then, to those who may see it', async () => {
  const owner = await callerOf(api, 'owner')
  const [startsAt, endsAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  await saveSettings(owner, 'announcement', { announcement: { ...words, startsAt, endsAt } })
  const shownAt = async (asOf: number) => {
    await owner.send('POST', '/api/admin/content/view', { drafts: false, asOf })
    const shell = (await (await owner.get('/api/shell')).json()) as { announcement?: object }
    return shell.announcement !== undefined
  }
  expect(await shownAt(startsAt - 1)).toBe(false)
  expect(await shownAt(startsAt)).toBe(true)
  expect(await shownAt(endsAt)).toBe(false)
  expect(await announced()).toBeUndefined()
})

test('words of a language that is not there are left out', async () => {
  const owner = await callerOf(api, 'owner')
  const texts = { nb: 'Hei', xx: 'Hm', pl: '  ' }
  const response = await saveSettings(owner, 'announcement', { announcement: { ...words, texts } })
  const { announcement } = (await response.json()) as SiteSettings
  expect(announcement.announcement?.texts).toEqual({ nb: 'Hei' })
})

test.each([
  [{ texts: { en: 'Only English' } }, 'announcement_missing', 'announcement.texts.nb'],
  [{ texts: { nb: ' \u202E ' } }, 'announcement_missing', 'announcement.texts.nb'],
  [{ texts: { nb: 'a'.repeat(201) } }, 'announcement_long', 'announcement.texts.nb'],
  [{ url: 'javascript:alert(1)' }, 'address_invalid', 'announcement.url'],
  [{ url: '//evil.example' }, 'address_invalid', 'announcement.url'],
  [{ startsAt: 2000, endsAt: 2000 }, 'times_crossed', 'announcement.endsAt'],
  [{ startsAt: 'soon' }, 'invalid_input', 'announcement.startsAt'],
  [{ isShown: true }, 'invalid_input', 'announcement.isShown'],
])('an announcement with %j is refused, and nothing is changed', async (wrong, code, field) => {
  const owner = await callerOf(api, 'owner')
  const before = await settingsFor(owner)
  const announcement = { ...words, ...wrong }
  const response = await saveSettings(owner, 'announcement', { announcement })
  expect(await refusal(response)).toMatchObject({ status: 422, code, field })
  expect(await settingsFor(owner)).toEqual(before)
})
