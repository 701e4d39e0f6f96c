import styles from '#app/styles/headers/compact.css?url'
import { HorizontalHeader } from './horizontal-header.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'

/** Everything in 48 px, for people who work here all day. */
export function CompactHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <HorizontalHeader shell={shell} />
    </>
  )
}
