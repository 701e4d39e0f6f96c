/** The button stands beside the form, not in it: it finds the form by this. */
export const formId = 'order'
