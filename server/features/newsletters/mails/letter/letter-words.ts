import { msg } from '@lingui/core/macro'

/** What a newsletter's mail says beside the words of its editors. */
export const letterWords = {
  web: msg({ message: 'Read the newsletter on the web' }),
  why: msg({
    message:
      'You get this e-mail because you have subscribed to the newsletter of {company} and confirmed it.',
  }),
  preferences: msg({ message: 'Choose what you get' }),
  leave: msg({ message: 'Unsubscribe' }),
  from: msg({ message: 'from {price}' }),
  prior: msg({ message: 'Lowest price in the 30 days before: {price}' }),
  soldOut: msg({ message: 'Sold out' }),
  piece: msg({ message: 'piece' }),
} as const
