import { Trans } from '@lingui/react/macro'
import type { QuoteMessageView, QuoteView } from '#domain/quote-view.schema.ts'
import { Moment } from '#app/ui/moment.tsx'
import type { Elements } from '#app/ui/elements.ts'

interface QuoteMessagesProps {
  quote: QuoteView
  /** What the factory is called. */
  factory: string
  /** Where the buyer writes. */
  children?: Elements
}

/** What buyer and sales have written to each other, the newest first; what was written with an offer is among it. */
export function QuoteMessages({ quote, factory, children }: QuoteMessagesProps) {
  const messages = [...withOffer(quote), ...quote.messages].toSorted((a, b) => b.at - a.at)
  return (
    <section id="messages">
      <h2>
        <Trans>Messages</Trans>
      </h2>
      {messages.length > 0 && (
        <ol className="offer-messages">
          {messages.map((message) => (
            <Message
              from={message.author === 'staff' ? factory : quote.company}
              key={message.id}
              message={message}
            />
          ))}
        </ol>
      )}
      {children}
    </section>
  )
}

type Shown = QuoteMessageView & { version?: number }

function withOffer({ offer }: QuoteView): Shown[] {
  if (!offer?.message) return []
  const { version, sentAt: at, sentBy: authorName, message: text } = offer
  return [{ id: 'offer', author: 'staff', authorName, text, about: [], at, version }]
}

function Message({ message, from }: { message: Shown; from: string }) {
  const { author, authorName, about, text, at, version: number } = message
  const name = authorName || from
  const goods = about.map((title, index) => (
    <span key={index}>
      {index > 0 && <span>, </span>}
      <bdi>{title}</bdi>
    </span>
  ))
  const version = <bdi className="num">{number}</bdi>
  return (
    <li>
      <span aria-hidden="true" className="offer-who" data-author={author}>
        {initialsOf(name)}
      </span>
      <p className="offer-from">
        <b>
          <bdi>{name}</bdi>
        </b>
        {authorName && <bdi>{from}</bdi>}
        <Moment at={at} />
      </p>
      <div>
        {about.length > 0 && (
          <p className="offer-about">
            <Trans>About {goods}</Trans>
          </p>
        )}
        {number !== undefined && (
          <p className="offer-about">
            <Trans>With version {version}</Trans>
          </p>
        )}
        <p>
          <bdi className="whitespace-pre-line">{text}</bdi>
        </p>
      </div>
    </li>
  )
}

/** The first letters of the first and of the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('')
}
