import styles from '#app/styles/newsletter.css?url'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Confirmation } from '#domain/subscriptions.schema.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { answerConfirmation } from './newsletters.functions.ts'

type Outcome = { preferences: string | null }

/** One sentence and one button: looking at the page confirms nothing, since programs look at every link in a mail. */
export function ConfirmPage({ token, waiting }: { token: string; waiting: Confirmation }) {
  const { send, isBusy, message } = useSave()
  const [outcome, setOutcome] = useState<Outcome>()
  const answer = async (isWanted: boolean) => {
    const said = await send((key) => answerConfirmation(token, isWanted, key), {
      content: isWanted,
    })
    if (said?.ok) setOutcome(said.value)
  }
  return (
    <div className="wrap letter-confirm">
      <link href={styles} precedence="newsletter" rel="stylesheet" />
      <div role="status">
        <p className="letter-from">
          <bdi>{waiting.list}</bdi>
        </p>
        {outcome ? (
          <Answered outcome={outcome} />
        ) : (
          <>
            <h1>
              <Trans>One more press, and you are in</Trans>
            </h1>
            <p className="letter-lede">
              <Trans>
                Somebody, you we hope, typed in <b dir="ltr">{waiting.email}</b> here. Confirm, and
                the next letter comes to you.
              </Trans>
            </p>
            <div className="letter-act">
              <Button
                className="needs-script"
                isBusy={isBusy}
                onClick={() => void answer(true)}
                size="l"
              >
                <Trans>Yes, send me the newsletter</Trans>
              </Button>
              {!waiting.isConfirmed && (
                <Button
                  aria-disabled={isBusy}
                  className="needs-script"
                  onClick={() => void answer(false)}
                  size="l"
                  variant="outline"
                >
                  <Trans>It was not me</Trans>
                </Button>
              )}
            </div>
            <FormError text={message} />
            <p className="letter-fine">
              <Trans>
                The link holds for seven days. If you do nothing, we delete the address.
              </Trans>
            </p>
          </>
        )}
      </div>
      <div aria-hidden="true" className="letter-shelf" />
    </div>
  )
}

function Answered({ outcome: { preferences } }: { outcome: Outcome }) {
  if (preferences === null)
    return (
      <>
        <h1>
          <Trans>The address is forgotten</Trans>
        </h1>
        <p className="letter-lede">
          <Trans>We have deleted it, and send nothing more.</Trans>
        </p>
      </>
    )
  return (
    <>
      <h1>
        <Trans>Welcome, you are in</Trans>
      </h1>
      <p className="letter-lede">
        <Trans>The next letter comes to you. We do not measure what you open or press.</Trans>
      </p>
      <div className="letter-act">
        <ButtonLink to={`/newsletter/preferences/${preferences}`}>
          <Trans>Choose what you get</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
