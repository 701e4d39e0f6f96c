import * as v from 'valibot'

/** Where a link of this site may lead: bare paths, former ones that lead on among them. */
export const placesSchema = v.object({ paths: v.array(v.string()) })
export type Places = v.InferOutput<typeof placesSchema>
