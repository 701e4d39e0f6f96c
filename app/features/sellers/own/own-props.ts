import type { OwnSeller } from '#domain/own-seller.schema.ts'

export interface OwnProps {
  seller: OwnSeller
  /** What is saved has changed, here or elsewhere. */
  onChanged: () => Promise<void>
}
