import type { Security } from '#domain/second-factor.schema.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { TotpPanel } from './totp-panel.tsx'

interface SecondFactorPanelsProps {
  security: Security
  onChanged: () => Promise<void>
}

/** All that opens an account beside its password. */
export function SecondFactorPanels({ security, onChanged }: SecondFactorPanelsProps) {
  const { passkeys, totp, recoveryLeft } = security
  const hasFactor = totp || passkeys.length > 0
  return (
    <>
      <PasskeysPanel onChanged={onChanged} security={security} />
      <TotpPanel onChanged={onChanged} security={security} />
      {hasFactor && <RecoveryPanel left={recoveryLeft} onChanged={onChanged} />}
    </>
  )
}
