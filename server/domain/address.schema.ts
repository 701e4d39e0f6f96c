import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine } from './bounded-text.schema.ts'
import {
  digitsSchema,
  isCity,
  isPostcode,
  isStreet,
  longestCity,
  longestStreet,
  nameSchema,
  phoneSchema,
} from './contact.schema.ts'

export const mostAddresses = 20

const fields = {
  /** What its owner calls it, as `Cabin`. May be empty. */
  label: boundedLine(40, 'label_long'),
  name: nameSchema,
  phone: phoneSchema,
  street: v.pipe(boundedLine(longestStreet, 'street_long'), v.check(isStreet, 'street_invalid')),
  postcode: v.pipe(digitsSchema('postcode_invalid'), v.check(isPostcode, 'postcode_invalid')),
  city: v.pipe(boundedLine(longestCity, 'city_long'), v.check(isCity, 'city_missing')),
  isDefault: v.boolean(),
}

export const newAddressSchema = v.strictObject(fields)
export type NewAddress = v.InferOutput<typeof newAddressSchema>

export const changeAddressSchema = v.strictObject({ ...fields, rev })
export type ChangeAddress = v.InferOutput<typeof changeAddressSchema>

export const addressSchema = v.object({
  id: v.string(),
  label: v.string(),
  name: v.string(),
  phone: v.string(),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  isDefault: v.boolean(),
  rev: v.number(),
})
export type Address = v.InferOutput<typeof addressSchema>

/** The default first, then as they were made; and how many there may be. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema), most: v.number() })
export type Addresses = v.InferOutput<typeof addressesSchema>
