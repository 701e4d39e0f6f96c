/** Every refusal that a caller may meet. A new code does not compile until it has a status and a sentence. */
const errorCodes = [
  'invalid_input',
  'invalid_json',
  'wrong_content_type',
  'body_too_large',
  'cross_site',
  'forbidden',
  'signed_out',
  'second_factor_needed',
  'credentials_wrong',
  'too_many_tries',
  'password_weak',
  'password_short',
  'password_long',
  'password_common',
  'password_personal',
  'password_wrong',
  'link_spent',
  'code_wrong',
  'ticket_spent',
  'sign_in_again',
  'passkey_failed',
  'too_many',
  'list_name_missing',
  'open_order',
  'last_owner',
  'already_admin',
  'not_found',
  'no_factory',
  'method_not_allowed',
  'too_many_requests',
  'product_not_found',
  'option_missing',
  'option_unknown',
  'line_not_found',
  'too_many_lines',
  'quantity_step',
  'quantity_max',
  'quantity_min',
  'sold_out',
  'stock_short',
  'not_for_sale',
  'key_missing',
  'key_reused',
  'cart_empty',
  'cart_changed',
  'price_changed',
  'quantity_reduced',
  'price_missing',
  'minimum_order',
  'email_invalid',
  'name_invalid',
  'phone_invalid',
  'org_no_invalid',
  'company_missing',
  'invoice_address_missing',
  'po_number_long',
  'street_invalid',
  'postcode_invalid',
  'postcode_not_delivered',
  'city_missing',
  'method_unavailable',
  'slot_missing',
  'slot_taken',
  'payment_unavailable',
  'terms_missing',
  'note_long',
  'illegal_transition',
  'too_late_to_cancel',
  'stale',
  'language_code_invalid',
  'language_known',
  'language_name_missing',
  'default_stays',
  'coverage_low',
  'message_invalid',
  'text_long',
  'time_missing',
  'time_past',
  'times_crossed',
  'preview_over',
  'title_missing',
  'title_long',
  'address_invalid',
  'color_invalid',
  'too_many_links',
  'busy',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** What every refused call answers. `message` is in the caller's language; `ref` finds the call in the log. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  field?: string
  retryable: boolean
  ref: string
  /** Of `stale`: what stands there now, to compare with. */
  current?: unknown
  /** Further refusals of the same form, one per field. */
  fields?: { field: string; code: ErrorCode; message: string }[]
}

export function isErrorCode(text: string): text is ErrorCode {
  return (errorCodes as readonly string[]).includes(text)
}
