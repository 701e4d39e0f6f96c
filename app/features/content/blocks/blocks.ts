import type { ComponentType } from 'react'
import type { BlockKind } from '#domain/sections.ts'
import type { BlockProps } from './block-props.ts'
import { CallToActionBlock } from './call-to-action-block.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { MapBlock } from './map-block.tsx'
import { PictureTextBlock } from './picture-text-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TableBlock } from './table-block.tsx'
import { TextBlock } from './text-block.tsx'

/** What draws each kind of section. */
export const blocks: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  hero: HeroBlock,
  text: TextBlock,
  'picture-text': PictureTextBlock,
  products: ProductsBlock,
  steps: StepsBlock,
  questions: QuestionsBlock,
  'call-to-action': CallToActionBlock,
  map: MapBlock,
  gallery: GalleryBlock,
  table: TableBlock,
}
