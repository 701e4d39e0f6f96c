import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'

/** What is answered to everybody who asks for the newsletter, whatever is known of their address. */
export function Asked() {
  return (
    <div className="sign-up-said">
      <Icon name="mail" />
      <div>
        <b>
          <Trans>Check your inbox to confirm.</Trans>
        </b>
        <p>
          <Trans>
            Press the button in the mail, and you are in. Has none come? In ten minutes you can ask
            for another one.
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** Why nothing was asked. */
export function NotAsked({ message }: { message: string }) {
  return (
    <div className="sign-up-said">
      <Icon name="circle-alert" />
      <p>{message}</p>
    </div>
  )
}
