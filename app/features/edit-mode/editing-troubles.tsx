import { Trans } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useEditing } from './editing-context.ts'
import { useSectionsRead } from './sections/use-page-sections.ts'
import { readTitlesAgain } from './use-titles.ts'

const patienceMs = 3000

interface EditingTroublesProps {
  differing: readonly string[]
  page: string | undefined
}

/** What could not be read, or is not as it was read: said, with a way to try again. */
export function EditingTroubles({ differing, page }: EditingTroublesProps) {
  const { user, texts, titles } = useEditing()
  const sections = useSectionsRead(page, user)
  const router: AnyRouter = useRouter()
  const readAgain = useCallback(() => {
    readTitlesAgain()
    void router.invalidate()
  }, [router])
  const differs = useStillDiffers(differing.length > 0, readAgain)
  if (texts.isFailed)
    return (
      <Trouble onTry={texts.readAgain}>
        <Trans>Failed to load page content</Trans>
      </Trouble>
    )
  if (sections.isError)
    return (
      <Trouble onTry={() => void sections.refetch()}>
        <Trans>Failed to load the sections of this page</Trans>
      </Trouble>
    )
  if (titles.failed === 'menu')
    return (
      <Trouble onTry={readTitlesAgain}>
        <Trans>Failed to load header data</Trans>
      </Trouble>
    )
  if (titles.failed === 'footer')
    return (
      <Trouble onTry={readTitlesAgain}>
        <Trans>Failed to load footer links</Trans>
      </Trouble>
    )
  if (differs)
    return (
      <Trouble onTry={readAgain}>
        <Trans>
          The menu or the footer is not as it was read, so its titles cannot be edited here.
        </Trans>
      </Trouble>
    )
  return null
}

/** Somebody else may have changed them a moment ago: page and links are read once more before anything is said. */
function useStillDiffers(isDiffering: boolean, readAgain: () => void): boolean {
  const [isStill, setIsStill] = useState(false)
  useEffect(() => {
    if (!isDiffering) return undefined
    readAgain()
    const waiting = setTimeout(() => setIsStill(true), patienceMs)
    return () => {
      clearTimeout(waiting)
      setIsStill(false)
    }
  }, [isDiffering, readAgain])
  return isStill
}

function Trouble({ children, onTry }: { children: ReactNode; onTry: () => void }) {
  return (
    <div className="edit-failed" role="alert">
      <p>{children}</p>
      <button className="btn btn-outline btn-s" onClick={onTry} type="button">
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}
