import { Trans } from '@lingui/react/macro'
import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** What happens to a request: when it is answered, by day and hour, and what its buyer does then. `dueAt` is epoch ms. */
export function NextSteps({ dueAt }: { dueAt: number }) {
  return (
    <ol className="quote-steps">
      <li>
        <span>
          <b>
            <Trans>
              Answer by <DueTime at={dueAt} />
            </Trans>
          </b>
          <span>
            <Trans>The offer comes by e-mail, with a link.</Trans>
          </span>
        </span>
      </li>
      <li>
        <span>
          <b>
            <Trans>Ask, or ask for a new round</Trans>
          </b>
          <span>
            <Trans>Everything stands on one page.</Trans>
          </span>
        </span>
      </li>
      <li>
        <span>
          <b>
            <Trans>Accept with your name</Trans>
          </b>
          <span>
            <Trans>Then the offer is an order at the same price.</Trans>
          </span>
        </span>
      </li>
    </ol>
  )
}

/** A day and an hour in the factory's time. The server and the browser may know a language's dates in different versions. */
function DueTime({ at }: { at: number }) {
  const words = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: appConfig.timeZone,
  })
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {words.format(at)}
    </time>
  )
}
