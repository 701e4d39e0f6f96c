import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'

/** For who is signed in and looks after no seller, or after none any more. */
export function NoSeller() {
  return (
    <>
      <h1>
        <Trans>Your account looks after no place of sale</Trans>
      </h1>
      <p className="account-lede">
        <Trans>
          Do you want to sell our goods? Apply, and once we say yes you look after your page here.
        </Trans>
      </p>
      <ButtonLink className="mt-4" to="/become-seller">
        <Trans>Become a seller</Trans>
      </ButtonLink>
    </>
  )
}
