import { useLingui } from '@lingui/react/macro'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import { phoneText } from '#domain/phone.ts'
import type { ApplicationGoods, ApplicationView } from '#domain/seller-application.schema.ts'
import type { ApplicationStep } from '#domain/sellers.ts'
import { typedHours } from '#app/features/sellers/typed-hours.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { weekdayName, weekdays } from '#app/workspace/names/weekdays.ts'
import { pinText } from './pin-text.ts'
import { paymentWords, volumeWords } from './range-words.ts'

interface Part {
  step: ApplicationStep
  title: string
  facts: [name: string, value: string][]
}

/** All that was answered, step by step; what was left out is left out here. */
export function useSummary(
  draft: ApplicationView['draft'],
  goods: ApplicationGoods['goods'],
): Part[] {
  const { t, i18n } = useLingui()
  const { company, contact, place, range } = draft
  const names = new Map(goods.map(({ id, name }) => [id, name]))
  const parts: Part[] = [
    {
      step: 'company',
      title: t`The business`,
      facts: company
        ? [
            [t`Organisation number`, orgNoInThrees(company.orgNo)],
            [t`Company name`, company.company],
            [t`Kind of business`, i18n._(kindWords[company.kind])],
          ]
        : [],
    },
    {
      step: 'contact',
      title: t`Contact`,
      facts: contact
        ? [
            [t`Contact person`, contact.contact],
            [t`E-mail`, contact.email],
            [t`Phone`, phoneText(contact.phone)],
            [t`Website`, contact.website],
          ]
        : [],
    },
    {
      step: 'place',
      title: t`The place`,
      facts: place
        ? [
            [t`Address`, `${place.street}, ${place.postcode} ${place.city}`],
            [t`Coordinates`, pinText(place)],
            [t`Opening hours`, hoursText(place)],
          ]
        : [],
    },
    {
      step: 'range',
      title: t`The goods`,
      facts: range
        ? [
            [t`Our goods`, range.productIds.map((id) => names.get(id) ?? '–').join(', ')],
            [t`How much in a month`, i18n._(volumeWords[range.volume])],
            [t`Cold storage`, range.hasColdChain ? t`Yes` : t`No`],
            [t`How you pay`, i18n._(paymentWords[range.payment])],
            [t`Tell about yourselves`, range.story],
          ]
        : [],
    },
  ]
  return parts.map((part) => ({ ...part, facts: part.facts.filter(([, value]) => value !== '') }))
}

function hoursText(place: NonNullable<ApplicationView['draft']['place']>): string {
  const { weekly } = typedHours(place)
  return weekdays
    .flatMap((day) => {
      const periods = weekly.filter(({ weekday }) => weekday === day)
      const times = periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
      return times === '' ? [] : [`${weekdayName(day, 'short')} ${times}`]
    })
    .join(' · ')
}
