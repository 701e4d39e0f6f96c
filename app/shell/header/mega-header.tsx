import styles from '#app/styles/headers/mega.css?url'
import { HorizontalHeader } from './horizontal-header.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'

/** A tall line whose branches open over the whole width, in two columns with large icons. */
export function MegaHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <HorizontalHeader shell={shell} />
    </>
  )
}
