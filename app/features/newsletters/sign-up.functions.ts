import { read } from '#app/platform/read.ts'

/** The words of the form that asks for the newsletter. It stands alone: the home page's loader is in the first file. */
export const getSignUp = () => read('/api/newsletter/sign-up')
