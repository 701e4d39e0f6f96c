import { Trans } from '@lingui/react/macro'
import { allergenCodes } from '#domain/catalog.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useAllergies } from './use-allergies.ts'

/** What the guest avoids: ticked once, and every dish that has it says so. */
export function MyAllergies() {
  const { allergies, avoid } = useAllergies()
  const names = useAllergenNames()
  return (
    <details className="needs-script max-w-2xl rounded-md border border-border bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm font-semibold">
        <Icon name="triangle-alert" size="s" />
        <span>
          <Trans>My allergies</Trans>
        </span>
        {allergies.length > 0 && (
          <bdi className="num ms-auto rounded-full bg-muted px-2.5">{allergies.length}</bdi>
        )}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p className="text-sm text-muted-foreground">
          <Trans>Dishes with what you tick are marked. It is kept on this device alone.</Trans>
        </p>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {allergenCodes.map((code) => (
            <Checkbox
              checked={allergies.includes(code)}
              className="first-letter:uppercase"
              key={code}
              label={names[code]}
              name="allergies"
              onChange={(event) => avoid(code, event.currentTarget.checked)}
              value={code}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
