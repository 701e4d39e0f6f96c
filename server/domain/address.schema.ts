import * as v from 'valibot'
import { rev } from './account.schema.ts'
import {
  digitsSchema,
  isCity,
  isPostcode,
  isStreet,
  lineSchema,
  nameSchema,
  phoneSchema,
} from './contact.schema.ts'

export const mostAddresses = 20

const fields = {
  /** What its owner calls it, as `Cabin`. May be empty. */
  label: v.pipe(lineSchema, v.maxLength(40)),
  name: nameSchema,
  phone: phoneSchema,
  street: v.pipe(lineSchema, v.check(isStreet, 'street_invalid')),
  postcode: v.pipe(digitsSchema, v.check(isPostcode, 'postcode_invalid')),
  city: v.pipe(lineSchema, v.check(isCity, 'city_missing')),
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

/** The default first, then as they were made. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema) })
export type Addresses = v.InferOutput<typeof addressesSchema>
