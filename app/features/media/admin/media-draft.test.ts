import { expect, test } from 'vitest'
import { changedFields, type MediaDraft, mergedDraft } from './media-draft.ts'

const base: MediaDraft = {
  folder: '',
  name: 'cheese.jpg',
  altTexts: { nb: 'En ost', pl: 'Ser' },
  isDecorative: false,
  focalX: 50,
  focalY: 50,
}
const draft = (part: Partial<MediaDraft>) => ({ ...base, ...part })
const texts = (altTexts: Record<string, string>) => draft({ altTexts })

test('[T04] what I did not touch becomes theirs, in every language', () => {
  const mine = texts({ ...base.altTexts, en: 'A cheese' })
  const theirs = draft({ name: 'brown.jpg', altTexts: { nb: 'En brunost', ar: 'جبن' } })
  const merged = mergedDraft({ base, mine, theirs })
  expect(merged).toEqual({
    draft: draft({ name: 'brown.jpg', altTexts: { nb: 'En brunost', ar: 'جبن', en: 'A cheese' } }),
    clashes: [],
  })
  expect(changedFields(merged.draft, theirs)).toEqual({ altTexts: { en: 'A cheese' } })
})

test('[T04] what both changed to something else is told, and mine stands there until it is chosen', () => {
  const mine = draft({ altTexts: { nb: 'Min ost', pl: 'Ser' }, focalX: 10 })
  const theirs = draft({ altTexts: { nb: 'Deres ost', pl: '' }, focalY: 90 })
  expect(mergedDraft({ base, mine, theirs })).toEqual({
    draft: draft({ altTexts: { nb: 'Min ost', pl: '' }, focalX: 10, focalY: 50 }),
    clashes: ['focal', 'alt-nb'],
  })
  const taken = mergedDraft({ base, mine: theirs, theirs: mine })
  expect(taken.draft).toMatchObject({ altTexts: { nb: 'Deres ost' }, focalX: 50, focalY: 90 })
})

test('the same change made by both is no clash', () => {
  const both = draft({ name: 'brown.jpg', isDecorative: true })
  expect(mergedDraft({ base, mine: both, theirs: both })).toEqual({ draft: both, clashes: [] })
})

test('a text that is taken away is sent as an empty one, a moved point as a whole', () => {
  expect(changedFields(draft({ altTexts: { nb: 'En ost' }, focalY: 60 }), base)).toEqual({
    altTexts: { pl: '' },
    focalX: 50,
    focalY: 60,
  })
})
