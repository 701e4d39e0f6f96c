import { read } from '#app/platform/read.ts'

/** Header, footer and settings in the page's language. */
export const getShell = () => read('/api/shell')
