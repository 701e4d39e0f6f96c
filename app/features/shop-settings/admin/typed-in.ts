import type { ChangeEvent } from 'react'
import type { Cell } from './rows-form.tsx'

/** The attributes of a text control for a cell of a row. */
export function typedIn({ onType, ...cell }: Cell) {
  return {
    ...cell,
    autoComplete: 'off',
    dir: 'ltr',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onType(target.value),
  } as const
}
