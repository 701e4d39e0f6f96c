import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CollectionKey } from '#domain/collections.ts'

/** What each list is called, and the buttons that add to it, by the kind of item. */
export const collectionWords: Record<
  CollectionKey,
  { name: MessageDescriptor; add: Record<string, MessageDescriptor> }
> = {
  questions: {
    name: msg`Questions and answers`,
    add: { question: msg`Add a question`, group: msg`Add a heading` },
  },
  locations: { name: msg`Our shops`, add: { place: msg`Add a place` } },
  resellers: { name: msg`Resellers`, add: { place: msg`Add a place` } },
  team: { name: msg`Team`, add: { person: msg`Add a person` } },
  certificates: { name: msg`Certificates`, add: { certificate: msg`Add a certificate` } },
}

const fieldWords: Record<string, MessageDescriptor> = {
  'question.title': msg`Question`,
  'question.body': msg`Answer`,
  'group.title': msg`Heading`,
  name: msg`Name`,
  street: msg`Street`,
  city: msg`Postcode and city`,
  phone: msg`Phone`,
  hours: msg`Opening hours`,
  note: msg`Note`,
  role: msg`What they do`,
  text: msg`A few words`,
  picture: msg`Picture`,
  issuer: msg`Issued by`,
  validUntil: msg`Valid until`,
  link: msg`Link`,
}

/** What a field is called, by the item it belongs to and its key; the key itself where it has no name. */
export function fieldWord(itemId: string, key: string): MessageDescriptor {
  const [kind] = itemId.split('.')
  return fieldWords[`${kind}.${key}`] ?? fieldWords[key] ?? { id: key, message: key }
}
