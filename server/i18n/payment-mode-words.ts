import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMode, PaymentProviderCode } from '#domain/payments.ts'

/** What is said of paying with a provider, with that no real money moves where that is so; the test provider's own words say it. */
export function withMode(
  i18n: I18n,
  { code, mode }: { code: PaymentProviderCode; mode: PaymentMode | undefined },
  description: string,
): string {
  const isTest = code !== 'test' && mode === 'test'
  return isTest ? `${i18n._(msg`Test mode: no real money moves.`)} ${description}` : description
}
