import type { ReactElement } from 'react'

/**
 * What is drawn as elements alone, without a text beside them: it may stand where others come and go. A browser that translates the
 * page takes texts away, and React would look for them (tests/architecture/texts.test.ts).
 */
export type Elements = ReactElement | false | '' | null | undefined | Elements[]
