import { isDay } from './calendar-day.ts'
import { isLinkAddress } from './links.ts'
import type { ErrorCode } from './errors.ts'
import { readMediaAddress } from './media.ts'
import { phoneNumber } from './phone.ts'

/** What a field of an item holds: a line, a paragraph, a rich text, or something that is the same in every language. */
export type FieldType = 'line' | 'lines' | 'html' | 'phone' | 'url' | 'date' | 'picture'

export interface CollectionField {
  key: string
  type: FieldType
  isRequired?: true
  /** Written in the default language alone, and shown in all. */
  isShared?: true
}

interface Collection {
  /** The page that shows it. */
  page: string
  /** Of its texts: `question` of `question.3.title`. */
  prefix: string
  fields: readonly CollectionField[]
  /** Headings stand among the items in the same order: what follows one belongs to it. */
  heading?: { prefix: string; fields: readonly CollectionField[] }
}

const place = [
  { key: 'name', type: 'line', isRequired: true },
  { key: 'street', type: 'line' },
  { key: 'city', type: 'line' },
  { key: 'phone', type: 'phone' },
  { key: 'hours', type: 'lines' },
  { key: 'note', type: 'lines' },
] as const satisfies readonly CollectionField[]

/** What the site lists, each an ordered set of numbered texts of a page: a new one is an entry here and a place on its page. */
export const collections = {
  questions: {
    page: 'faq',
    prefix: 'question',
    fields: [
      { key: 'title', type: 'line', isRequired: true },
      { key: 'body', type: 'html', isRequired: true },
    ],
    heading: { prefix: 'group', fields: [{ key: 'title', type: 'line', isRequired: true }] },
  },
  locations: { page: 'locations', prefix: 'place', fields: place },
  resellers: { page: 'resellers', prefix: 'place', fields: place },
  team: {
    page: 'about',
    prefix: 'person',
    fields: [
      { key: 'name', type: 'line', isRequired: true },
      { key: 'role', type: 'line', isRequired: true },
      { key: 'text', type: 'lines' },
      { key: 'picture', type: 'picture', isShared: true },
    ],
  },
  certificates: {
    page: 'quality',
    prefix: 'certificate',
    fields: [
      { key: 'name', type: 'line', isRequired: true },
      { key: 'issuer', type: 'line' },
      { key: 'text', type: 'lines' },
      { key: 'validUntil', type: 'date', isShared: true },
      { key: 'link', type: 'url', isShared: true },
    ],
  },
} as const satisfies Record<string, Collection>

export type CollectionKey = keyof typeof collections
export const collectionKeys = Object.keys(collections) as [CollectionKey, ...CollectionKey[]]

export function collectionOf(key: CollectionKey): Collection {
  return collections[key]
}

/** More than anybody reads in one list. */
export const mostItems = 300

/** The fields of an item by its id, as `question.3`; undefined where the collection has no such kind. */
export function fieldsOf(key: CollectionKey, id: string): readonly CollectionField[] | undefined {
  const { prefix, fields, heading } = collectionOf(key)
  const [kind] = id.split('.')
  if (kind === prefix) return fields
  return kind === heading?.prefix ? heading?.fields : undefined
}

/** The item that a text belongs to: `question.3` for `question.3.title`; undefined for a text of no item. */
export function itemIdOf(key: CollectionKey, contentKey: string): string | undefined {
  const [kind, number, field] = contentKey.split('.')
  const { prefix, heading } = collectionOf(key)
  const isOne =
    (kind === prefix || kind === heading?.prefix) && /^[1-9]\d{0,3}$/u.test(number ?? '')
  return isOne && field ? `${kind}.${number}` : undefined
}

/** The keys of texts that are the same in every language, by page: `person.*.picture` is one for every person. */
export const sharedTexts: readonly { page: string; prefix: string; field: CollectionField }[] =
  collectionKeys.flatMap((key) => {
    const { page, prefix, fields } = collectionOf(key)
    return fields.filter(({ isShared }) => isShared).map((field) => ({ page, prefix, field }))
  })

/** True for a text that is written in the default language alone and wants no translation. */
export function isSharedText(page: string, contentKey: string): boolean {
  return sharedField(page, contentKey) !== undefined
}

/** The field of an item that a text is, where it is the same in every language. */
export function sharedField(page: string, contentKey: string): CollectionField | undefined {
  const [prefix, , key] = contentKey.split('.')
  return sharedTexts.find(
    (shared) => shared.page === page && shared.prefix === prefix && shared.field.key === key,
  )?.field
}

const checks: Partial<Record<FieldType, { fits: (value: string) => boolean; code: ErrorCode }>> = {
  phone: { fits: (value) => phoneNumber(value) !== undefined, code: 'phone_invalid' },
  url: { fits: isLinkAddress, code: 'address_invalid' },
  picture: { fits: (value) => readMediaAddress(value) !== undefined, code: 'address_invalid' },
  date: { fits: isDay, code: 'date_invalid' },
}

/** Why words do not fit their field; undefined where they do. No words fit: whether they must be there is another question. */
export function fieldFault({ type }: CollectionField, value: string): ErrorCode | undefined {
  const check = checks[type]
  return value === '' || !check || check.fits(value) ? undefined : check.code
}
