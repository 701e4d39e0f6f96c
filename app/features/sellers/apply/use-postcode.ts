import { useRef } from 'react'
import type { PostcodePlace } from '#domain/seller-application.schema.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { callApi } from '#app/platform/api.ts'
import type { Form } from '#app/ui/use-form.ts'
import { pinText } from './pin-text.ts'
import type { PlaceValues } from './place-values.ts'

/** A whole postcode fills the place's name, and puts the pin there while nobody has said that it stands right. */
export function usePostcode({ values, change }: Pick<Form<PlaceValues>, 'values' | 'change'>) {
  const last = useRef('')
  return async (postcode: string) => {
    change({ postcode })
    const digits = plainDigits(postcode).trim()
    last.current = digits
    if (!/^\d{4}$/u.test(digits)) return
    const answer = await callApi<PostcodePlace>(`/seller-applications/place?postcode=${digits}`)
    // Another one was typed meanwhile.
    if (last.current !== digits || !answer.ok || !answer.value.place) return
    const { city } = answer.value.place
    change({ city, ...(values.isPinSet ? {} : { pin: pinText(answer.value.place) }) })
  }
}
