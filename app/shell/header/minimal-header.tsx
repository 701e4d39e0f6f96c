import styles from '#app/styles/headers/minimal.css?url'
import { HorizontalHeader } from './horizontal-header.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'

/** As little as there can be: no line, no field, the menu beside the tools. */
export function MinimalHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <HorizontalHeader shell={shell} />
    </>
  )
}
