import { Trans } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Whether this session has its second factor, and where to add one. */
export function SecondFactorNote({ start }: { start: AdminStart }) {
  const { hasSecondFactor, lacksSecondFactor } = start
  if (hasSecondFactor)
    return (
      <section className="ws-panel">
        <h2>
          <Icon className="text-success" name="shield-check" />
          <Trans>Second factor in use</Trans>
        </h2>
      </section>
    )
  return (
    <section className="ws-panel">
      <h2>
        <Icon className="text-destructive" name="triangle-alert" />
        <Trans>No second factor yet</Trans>
      </h2>
      <p>
        {lacksSecondFactor ? (
          <Trans>
            Until you add one and sign in with it, you can look but not change anything.
          </Trans>
        ) : (
          <Trans>It keeps others out even if they learn your password.</Trans>
        )}
      </p>
      <ContentLink className={lookOf({ size: 's' })} url="/account/security">
        <Trans>Add a second factor</Trans>
      </ContentLink>
    </section>
  )
}
