import { FirstCode } from '#app/features/identity/security/totp-enrolment.tsx'
import { RecoveryCodeList } from '#app/features/identity/security/recovery-code-list.tsx'
import { SecondFactorPanels } from '#app/features/identity/security/second-factor-panels.tsx'
import { SecondFactorStep } from '#app/features/identity/security/second-factor-step.tsx'

const bare = { hasPassword: true, totp: false, recoveryLeft: 0, passkeys: [] }
const guarded = {
  hasPassword: true,
  totp: true,
  recoveryLeft: 3,
  passkeys: [
    { id: 'a', name: 'Karis telefon', createdAt: 1.79e12, lastUsedAt: 1.795e12, isBackedUp: true },
    { id: 'b', name: 'مفتاح', createdAt: 1.79e12, lastUsedAt: null, isBackedUp: false },
  ],
}
const enrolment = {
  secret: 'AIG4JJFTES6KH4QVEGAHLGMJHPQD2HXK',
  uri: 'otpauth://totp/Matverk:kari@example.no',
  qr: { size: 9, path: 'M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM6 6h1v1h-1z' },
}
const codes = ['epk4-eshp-k9gz-v3fb-973j-yrpw', 'sd79-rv56-ysrj-d658-2jzw-cjn5']

/** The second factor in the account and at sign-in: without one, being added, in use, and asked for. */
export function SecuritySamples() {
  return (
    <>
      <div>
        <SecondFactorPanels onChanged={changed} security={bare} />
      </div>
      <FirstCode enrolment={enrolment} onCancel={ignored} onConfirmed={ignored} />
      <RecoveryCodeList codes={codes} onKept={ignored} />
      <div>
        <SecondFactorPanels onChanged={changed} security={guarded} />
      </div>
      <div className="grid gap-12 md:grid-cols-2">
        <SecondFactorStep
          methods={['totp', 'recovery', 'passkey']}
          onBack={ignored}
          onDone={ignored}
          ticket="sample"
        />
        <SecondFactorStep methods={['recovery']} onDone={ignored} ticket="sample" />
      </div>
    </>
  )
}

/** Samples change nothing. */
function ignored() {}

async function changed() {}
