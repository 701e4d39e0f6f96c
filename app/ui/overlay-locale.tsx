import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** Gives what floats the page's language, and with it the writing direction. */
export function OverlayLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={currentLanguageCode()}>{children}</LocaleProvider>
}
