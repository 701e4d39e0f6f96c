import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderProgress } from '#domain/order-progress.schema.ts'
import type { ShortAnswer } from '#domain/short-items.ts'
import { isolated } from './isolated.ts'

const answers = {
  substitute: msg`Send me the other instead`,
  drop: msg`Leave it out`,
  wait: msg`I will wait for it`,
} as const satisfies Record<ShortAnswer, MessageDescriptor>

/** What the parts of an order's page are called that few visitors ever see: their words come with the order. */
export function progressWords(i18n: I18n): OrderProgress['words'] {
  return {
    missing: i18n._(msg`Something is missing`),
    instead: i18n._(msg`Instead you can have:`),
    sent: i18n._(msg`Sent to you`),
    dropped: i18n._(msg`Was missing`),
    refunded: i18n._(msg`Paid back to you`),
    reduced: i18n._(msg`Your invoice was reduced`),
    creditNote: i18n._(msg`Credit note`),
  }
}

/** What a buyer can choose where goods are missing. */
export function answerText(i18n: I18n, answer: ShortAnswer): string {
  return i18n._(answers[answer])
}

/** What is asked about missing goods, or that the buyer waits for them; `dueText` is empty until the day to answer has begun. */
export function missingText(i18n: I18n, isWaiting: boolean, dueText: string): string {
  if (isWaiting) return i18n._(msg`You wait for it. The rest of your order may come before.`)
  if (dueText === '')
    return i18n._(
      msg`It was not on our shelf. What shall we do? Without an answer within 24 hours we leave it out, and you do not pay for it.`,
    )
  return i18n._({
    ...msg({
      message:
        'It was not on our shelf. What shall we do? Without an answer by {dueText} we leave it out, and you do not pay for it.',
    }),
    values: { dueText: isolated(dueText) },
  })
}

/** What became of goods that were missing. */
export function droppedText(i18n: I18n, substitute: string | null): string {
  if (substitute === null) return i18n._(msg`left out, not to be paid`)
  const said = msg({ message: 'instead you get {substitute}' })
  return i18n._({ ...said, values: { substitute: isolated(substitute) } })
}
