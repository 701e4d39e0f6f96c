import { read } from '#app/platform/read.ts'

/** Who is signed in, for the pages that are for those who are not. */
export const getSession = () => read('/api/session')
