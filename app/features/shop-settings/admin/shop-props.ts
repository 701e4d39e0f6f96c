import type { EditableDeliveries, EditableDelivery } from '#domain/deliveries.schema.ts'
import type { EditableLanguage, EditableLanguages } from '#domain/languages.schema.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import type { TaxRates } from '#domain/tax-rates.schema.ts'

/** What the section is read with. */
export type ShopData = EditableDeliveries &
  EditableLanguages & { tax: TaxRates; settings: SiteSettings }

/** What a form of a way of delivery is given. */
export interface DeliveryProps {
  delivery: EditableDelivery
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** What its sheet is opened with: the language is the one that it is looked at in. */
export interface DeliverySheetProps extends DeliveryProps {
  language: EditableLanguage
  languages: readonly EditableLanguage[]
}
