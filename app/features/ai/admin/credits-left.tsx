import { Trans, useLingui } from '@lingui/react/macro'
import type { AiState } from '#domain/ai.schema.ts'

/** What is left of the month's credits. */
export function CreditsLeft({ left, most }: Pick<AiState, 'left' | 'most'>) {
  const { i18n, t } = useLingui()
  const [mine, all] = [i18n.number(left), i18n.number(most)]
  return (
    <div className="ai-credits">
      <span>
        <Trans>
          {mine} of {all} credits left
        </Trans>
      </span>
      <meter aria-label={t`Credits left`} max={most} min={0} value={left} />
    </div>
  )
}
