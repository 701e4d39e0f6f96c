/** The form that is open on a page, by its address: a sign-in comes back to it, and what was typed finds its fields. */
export interface OpenForm {
  open?: string
}

export function parseOpenForm({ open }: Record<string, unknown>): OpenForm {
  return typeof open === 'string' && open !== '' ? { open } : {}
}

/** The way to the same page with this form open, or none: nothing moves but the form. */
export function openForm(open: string | undefined) {
  return {
    search: open ? { open } : {},
    replace: true,
    resetScroll: false,
    viewTransition: false,
  }
}
