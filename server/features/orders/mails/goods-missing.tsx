import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import { isolated } from '#server/i18n/isolated.ts'
import type { OrderMail } from './order-mail.ts'
import { GoodsTable } from './order-tables.tsx'
import { SubstituteGoods } from './substitute-goods.tsx'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'

/** M3: goods are missing. What shall come of it, until when one can choose, and what happens otherwise. */
export function GoodsMissing(mail: OrderMail) {
  const { number, missing, company, language, url, addressOf, i18n } = mail
  if (!missing) throw new Error('a mail asks about goods that are not missing')
  const { title, quantity, dueText, substitute } = missing
  const said = i18n._({
    ...msg({ message: 'We are packing order {number}, and some of it is not there.' }),
    values: { number },
  })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Something is missing`)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={said} />
      </Text>
      <Part title={i18n._(msg`Missing`)}>
        <GoodsTable goods={[{ title, quantity }]} />
      </Part>
      <Part title={i18n._(msg`You choose`)}>
        <ul style={{ ...mailStyle.text, paddingInlineStart: 22 }}>
          {substitute ? (
            <li>
              <SubstituteGoods addressOf={addressOf} i18n={i18n} substitute={substitute} />
            </li>
          ) : null}
          <li>{i18n._(msg`Leave it out: you do not pay for it`)}</li>
          <li>{i18n._(msg`Wait until it is there`)}</li>
        </ul>
        <Text style={mailStyle.text}>
          {dueText === ''
            ? i18n._(
                msg`You have 24 hours from this e-mail to choose. If we hear nothing, we leave it out.`,
              )
            : i18n._({
                ...msg({
                  message: 'You can choose until {when}. If we hear nothing, we leave it out.',
                }),
                values: { when: isolated(dueText) },
              })}
        </Text>
      </Part>
      <Button href={`${url}#missing`} style={mailStyle.button}>
        {i18n._(msg`Choose`)}
      </Button>
    </MailFrame>
  )
}
