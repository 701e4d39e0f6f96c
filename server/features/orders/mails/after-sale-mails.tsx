import { msg } from '@lingui/core/macro'
import { Text } from 'react-email'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import type { OrderMail } from './order-mail.ts'
import { PlainOrderMail } from './plain-order-mail.tsx'

/** M7: a withdrawal was received: what goes back, and the day and time that it came (directive (EU) 2023/2673, article 11a). */
export function WithdrawalReceived(mail: OrderMail) {
  const { sale, i18n } = mail
  return (
    <PlainOrderMail
      heading={msg`We have received your withdrawal`}
      mail={mail}
      said={msg({ message: 'Your withdrawal from order {number} came on {when}.' })}
      when={sale.withdrawal?.receivedText ?? ''}
    >
      <WithdrawnGoods mail={mail} />
      <Part title={i18n._(msg`What happens next`)}>
        <Text style={mailStyle.text}>
          {i18n._(
            msg`Send what you have got back to us within 14 days of this message. What you have paid for it is paid back within 14 days, once we have the goods or you have shown us that they are on their way.`,
          )}
        </Text>
      </Part>
    </PlainOrderMail>
  )
}

/** M8: a withdrawal is accepted. */
export function WithdrawalAccepted(mail: OrderMail) {
  const { i18n } = mail
  return (
    <PlainOrderMail
      heading={msg`Your withdrawal is accepted`}
      mail={mail}
      said={msg({ message: 'We have accepted your withdrawal from order {number}.' })}
    >
      <Text style={mailStyle.text}>
        {i18n._(
          msg`What you have paid for these goods is paid back to you the way you paid. What you have not paid, you do not owe.`,
        )}
      </Text>
      <WithdrawnGoods mail={mail} />
    </PlainOrderMail>
  )
}

/** M8: a withdrawal is declined, and why. */
export function WithdrawalDeclined(mail: OrderMail) {
  return (
    <PlainOrderMail
      heading={msg`Your withdrawal is declined`}
      mail={mail}
      said={msg({ message: 'We cannot accept your withdrawal from order {number}.' })}
    >
      <OwnWords mail={mail} words={mail.sale.withdrawal?.reason ?? ''} />
      <WithdrawnGoods mail={mail} />
    </PlainOrderMail>
  )
}

/** M9: a complaint was received. */
export function ComplaintReceived(mail: OrderMail) {
  return (
    <PlainOrderMail
      heading={msg`We have received your complaint`}
      mail={mail}
      said={msg({
        message:
          'Your complaint about order {number} came on {when}. We look at it and write to you.',
      })}
      when={mail.sale.complaint?.receivedText ?? ''}
    />
  )
}

/** M9: a complaint is accepted, in the shop's own words. */
export function ComplaintAccepted(mail: OrderMail) {
  return (
    <PlainOrderMail
      heading={msg`Your complaint is accepted`}
      mail={mail}
      said={msg({ message: 'We have accepted your complaint about order {number}.' })}
    >
      <OwnWords mail={mail} words={mail.sale.complaint?.answer ?? ''} />
    </PlainOrderMail>
  )
}

/** M9: a complaint is refused, in the shop's own words. */
export function ComplaintRefused(mail: OrderMail) {
  const { i18n } = mail
  return (
    <PlainOrderMail
      heading={msg`Your complaint is refused`}
      mail={mail}
      said={msg({ message: 'We cannot accept your complaint about order {number}.' })}
    >
      <OwnWords mail={mail} words={mail.sale.complaint?.answer ?? ''} />
      <Text style={mailStyle.small}>
        {i18n._(
          msg`Do you not agree? Write to us. A consumer can also ask Forbrukertilsynet for mediation.`,
        )}
      </Text>
    </PlainOrderMail>
  )
}

/** What those who work here have written to the buyer. */
function OwnWords({ mail: { i18n }, words }: { mail: OrderMail; words: string }) {
  if (words === '') return null
  return (
    <Part title={i18n._(msg`Our answer`)}>
      <Text dir="auto" style={{ ...mailStyle.text, whiteSpace: 'pre-line' }}>
        {words}
      </Text>
    </Part>
  )
}

function WithdrawnGoods({ mail: { sale, i18n } }: { mail: OrderMail }) {
  return (
    <Part title={i18n._(msg`What goes back`)}>
      {sale.withdrawal?.goods.map(({ id, title, packageSize, quantity }) => (
        <Text key={id} style={mailStyle.text}>
          {quantity} × <bdi>{title}</bdi> · <bdi>{packageSize}</bdi>
        </Text>
      ))}
    </Part>
  )
}
