import { useLingui } from '@lingui/react/macro'

/** Why a form that came without scripts was not taken, by what the address says; undefined where it was, or none came. */
export function usePlainAnswer(asked: string | undefined): string | undefined {
  const { t } = useLingui()
  if (asked === 'later') return t`That were many tries. Wait an hour, and try again.`
  return asked === 'no' ? t`This is no e-mail address. Look at it once more.` : undefined
}
