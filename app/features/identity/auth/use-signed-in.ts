import { useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { barePath } from '#domain/languages.ts'
import { chosenLanguage } from '#app/platform/chosen-language.ts'
import { currentLanguageCode, currentPrefix } from '#app/platform/page-context.ts'
import { parsePlainSearch } from '#app/platform/plain-search.ts'
import { lastUserId, sessionOpened } from '#app/platform/session.ts'
import { restoreTypedText } from '#app/platform/typed-text.ts'
import { notify } from '#app/ui/notify.ts'

/** What follows a sign-in that goes on where it was made: everyone on the page learns of it. */
export function useSignedInHere(): (opened: { mergedItems: number }) => Promise<void> {
  const router: AnyRouter = useRouter()
  const open = useOpening()
  return async (opened) => {
    if (!(await open(opened))) return
    // What was loaded ahead was made for a visitor.
    router.clearCache()
  }
}

/** What follows a sign-in: everyone on the page learns of it, and the way goes on to `address`, one of this site. */
export function useSignedIn(address: string): (opened: { mergedItems: number }) => Promise<void> {
  const router: AnyRouter = useRouter()
  const open = useOpening()
  return async (opened) => {
    if (!(await open(opened))) return
    const { pathname, search, hash } = new URL(address, location.origin)
    const prefix = currentPrefix()
    const isInLanguage = prefix ? `${pathname}/`.startsWith(`/${prefix}/`) : isInChosenLanguage()
    if (!isInLanguage) return location.assign(address)
    // What was loaded ahead was made for a visitor.
    router.clearCache()
    await router.navigate({
      to: barePath(pathname, prefix),
      search: parsePlainSearch(search),
      ...(hash ? { hash: hash.slice(1) } : {}),
    })
    restoreTypedText(lastUserId())
  }
}

/** `sessionOpened`, which says why nobody is signed in after all. */
function useOpening() {
  const { t } = useLingui()
  return async (opened: { mergedItems: number }) => {
    const isOpen = await sessionOpened(opened)
    if (!isOpen)
      notify.error(
        t`Your browser keeps no cookies, and signing in needs them. Allow cookies for this site and try again.`,
      )
    return isOpen
  }
}

/** False where the person's own language came with the sign-in and a bare page is in another one: it has to be loaded anew. */
function isInChosenLanguage(): boolean {
  return [undefined, currentLanguageCode()].includes(chosenLanguage())
}
