import type { ChangeEvent } from 'react'
import { guestFieldId } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

type TextName = 'name' | 'phone' | 'email' | 'comment' | 'allergyNote'

/** The attributes that tie a text control to its field of the form. */
export function bound({ values, errors, change }: GuestFormState, name: TextName) {
  return {
    id: guestFieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: currentTarget.value }),
  }
}
