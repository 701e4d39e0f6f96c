import * as v from 'valibot'

/** What is said in the place of a page that is gone. */
export const goneWordsSchema = v.object({ title: v.string(), text: v.string() })
export type GoneWords = v.InferOutput<typeof goneWordsSchema>
