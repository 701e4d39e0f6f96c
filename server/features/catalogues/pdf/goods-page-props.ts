import type { CatalogueSheet, SheetPage } from '#domain/catalogues.schema.ts'
import type { Flow } from './paper.ts'
import type { Pictures } from './paper-picture.tsx'

type Groups = Extract<SheetPage, { kind: 'goods' }>['groups']

export interface GoodsPageProps {
  sheet: CatalogueSheet
  flow: Flow
  pictures: Pictures
  origin: string
  page: number
  groups: Groups
  /** Where a group begins on it, what the contents lead to. */
  id?: string | undefined
  bookmark?: string | undefined
}
