import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'

/** Shown for a link that leads to nothing: nothing says whether it ever led anywhere. */
export function UnknownLink() {
  return (
    <div className="wrap page-end">
      <div className="mx-auto grid max-w-[35rem] gap-6 py-10">
        <h1 className="text-2xl">
          <Trans>This link leads nowhere</Trans>
        </h1>
        <p>
          <Trans>
            It may be too old, or not whole. Sign up anew, or open the one in the last letter.
          </Trans>
        </p>
        <ButtonLink className="justify-self-start" to="/newsletter">
          <Trans>To the newsletter</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
