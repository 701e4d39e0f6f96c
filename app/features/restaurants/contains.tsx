import { Trans } from '@lingui/react/macro'
import { useAllergenKinds } from '#app/features/catalog/allergen-kinds.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuAllergen } from '#domain/dish-offer.ts'
import { useAllergies } from './use-allergies.ts'

/** What a dish contains and may contain, in words, and a warning where the guest avoids some of it. */
export function Contains({ allergens }: { allergens: readonly MenuAllergen[] }) {
  const { allergies } = useAllergies()
  const names = useAllergenNames()
  const kinds = useAllergenKinds()
  const inRow = useRow()
  const wordsOf = (list: readonly MenuAllergen[]) =>
    inRow(list.map(({ code, detail }) => kinds[detail] ?? names[code]))
  const sure = wordsOf(allergens.filter(({ level }) => level === 'contains'))
  const traces = wordsOf(allergens.filter(({ level }) => level === 'may_contain'))
  const avoided = wordsOf(allergens.filter(({ code }) => allergies.includes(code)))
  return (
    <div className="grid gap-1 text-sm leading-5 text-muted-foreground">
      {sure ? (
        <p>
          <b className="text-foreground">
            <Trans>Contains</Trans>
          </b>{' '}
          <span>{sure}</span>
        </p>
      ) : (
        <p>
          <Trans>Contains none of the 14 allergens</Trans>
        </p>
      )}
      {traces && (
        <p>
          <b className="text-foreground">
            <Trans>May contain</Trans>
          </b>{' '}
          <span>{traces}</span>
        </p>
      )}
      {avoided && (
        <p className="flex items-start gap-2 font-semibold text-destructive">
          <Icon name="triangle-alert" size="s" />
          <Trans>You avoid: {avoided}</Trans>
        </p>
      )}
    </div>
  )
}
