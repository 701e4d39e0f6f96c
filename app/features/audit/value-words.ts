import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { audienceNames } from '#app/workspace/form/audience-names.ts'
import { directionNames } from '#app/workspace/names/direction-names.ts'
import { headerStyleNames, logoStyleNames } from '#app/workspace/names/header-names.ts'
import { fontNames, loadingStyleNames, radiusNames } from '#app/workspace/names/look-names.ts'
import {
  availabilityWords,
  badgeWords,
  movementWords,
  policyWords,
  temperatureWords,
  unitWords,
  vatWords,
  withdrawalWords,
} from '#app/workspace/names/product-names.ts'
import { groundNames, sectionNames, sideNames } from '#app/workspace/names/section-names.ts'
import { templateNames } from '#app/workspace/names/template-names.ts'

type Words = Record<string, MessageDescriptor>

/** The choices of a field, as its editors read them. */
const choiceWords: Record<string, Words> = {
  kind: sectionNames,
  ground: groundNames,
  side: sideNames,
  headerLogoStyle: logoStyleNames,
  headerMenuStyle: headerStyleNames,
  loadingStyle: loadingStyleNames,
  radius: radiusNames,
  fonts: fontNames,
  audience: audienceNames,
  direction: directionNames,
  template: templateNames,
  vatClass: vatWords,
  availability: availabilityWords,
  netUnit: unitWords,
  temperature: temperatureWords,
  withdrawalPolicy: withdrawalWords,
  badge: badgeWords,
  stockPolicy: policyWords,
  movement: movementWords,
  state: {
    draft: msg`Draft`,
    scheduled: msg`Scheduled`,
    published: msg`Published`,
    shown: msg`Shown to visitors`,
    hidden: msg`Hidden`,
    removed: msg`Removed`,
    archived: msg`Archived`,
  },
}

/** What a choice is called; undefined where the value stands for itself. */
export function choiceWord(field: string, value: string): MessageDescriptor | undefined {
  const words = choiceWords[field]
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}

/** A section has no name in the log but its kind and number: `table 6`. */
export function sectionWord(name: string): { kind: MessageDescriptor; number: string } | undefined {
  const [kind = '', number = ''] = name.split(' ')
  const words = choiceWord('kind', kind)
  return words && { kind: words, number }
}

const times = new Set(['startsAt', 'endsAt', 'publishAt', 'unpublishAt'])

/** True where a number is a moment: epoch ms. */
export function isMoment(field: string): boolean {
  return times.has(field)
}
