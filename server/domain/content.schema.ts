import * as v from 'valibot'
import { codedPages } from './content.ts'

/** Anything else is no page of ours: never looked up. */
export const codedPageSchema = v.strictObject({ slug: v.picklist(codedPages, 'not_found') })

export const pageSlugSchema = v.strictObject({ slug: v.string() })
