import { Trans } from '@lingui/react/macro'
import { AskFirst } from '#app/ui/ask-first.tsx'
import type { ShownQuote } from './use-quote.ts'

/** Takes the request back: asks once, since it does not come back. */
export function WithdrawQuote({ take }: Pick<ShownQuote, 'take'>) {
  return (
    <AskFirst
      description={<Trans>We stop working on it, and you order nothing.</Trans>}
      label={<Trans>Withdraw the request</Trans>}
      onDone={() => {}}
      run={(key) => take('withdraw', {}, key)}
      variant="outline"
    />
  )
}
