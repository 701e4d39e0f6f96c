import { useLingui } from '@lingui/react/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { whyReadOnly } from '#domain/editing.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { showEmptyPlaces } from '#app/platform/empty-places.ts'
import { fetchOverlays } from '#app/ui/fetch-overlays.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { EditBar } from './edit-bar.tsx'
import { EditingTroubles } from './editing-troubles.tsx'
import { type Editing, EditingProvider, type Opened } from './editing-context.ts'
import type { EditModeProps } from './edit-mode-props.ts'
import { useMode } from './edit-mode.store.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useOfferedElements } from './use-offered-elements.ts'
import { PageMarks } from './page-marks.tsx'
import type { PageElement } from './page-element.ts'
import { usePageElements } from './page-elements.ts'
import { isOfTitle, searchTitle, useReadPage } from './search-title.ts'
import { presencePage } from './presence-page.ts'
import { SectionControls } from './sections/section-controls.tsx'
import { showWords } from './shown-words.ts'
import { textKeyOf } from './text-key.ts'
import { nounOf } from './text-nouns.ts'
import { textStep } from './text-step.ts'
import { ToolbarExtras } from './toolbar-extras.ts'
import { UnplacedDialog } from './unplaced-dialog.tsx'
import { usePresence } from './use-presence.ts'
import { useStepKinds } from './use-step-kinds.ts'
import { useSteps } from './steps.store.ts'
import { useTypedBefore } from './use-typed-before.ts'
import { useUndo } from './use-undo.ts'
import { useUnsaved } from './use-unsaved.ts'
import { editingQueries, keepText, useTexts } from './use-texts.ts'

/** Edit Mode over the page at hand. */
export function EditingPage(props: EditModeProps) {
  return (
    <QueryClientProvider client={editingQueries}>
      <ToolbarExtras value={props.toolbarExtras ?? []}>
        <OverPage {...props} key={props.user.id} />
      </ToolbarExtras>
    </QueryClientProvider>
  )
}

function OverPage(props: EditModeProps) {
  const { user, PagePicture, onPublished, onRead } = props
  const { t } = useLingui()
  const router: AnyRouter = useRouter()
  const language = currentLanguageCode()
  const readOnly = whyReadOnly(user, language)
  const found = usePageElements(props.SettingsDialog !== undefined)
  const shown = useShown(found)
  const { pages } = shown
  const texts = useTexts(shown, language)
  const elements = useOfferedElements(found, { user, language, texts })
  const { view } = useMode()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const presences = usePresence(readOnly ? undefined : presencePage(pages, path), language)
  const [last, setLast] = useState<Opened & { path: string | undefined }>()
  // Another page has other texts.
  const opened = last?.path === path ? last : undefined
  const [returnTo, setReturnTo] = useState<string>()
  const [historyOf, setHistoryOf] = useState<EditableText>()
  const [said, say] = useState('')
  const [followsLinks, setFollowsLinks] = useState(false)
  const { isUnsaved, isSaving, setUnsaved } = useUnsaved()
  const wasWritten = useCallback(
    (text: EditableText) => {
      const isRead = text.languageCode === language
      keepText(text)
      if (isRead) showWords(text, text.draft?.value ?? text.value)
      // What stands in for it, or is made from it, is another one now.
      else texts.readAgain()
      void router.invalidate()
    },
    [router, language, texts],
  )
  const row = useSteps(user.id)
  const here = { pages, elements, language, show: wasWritten }
  const kinds = useStepKinds(props.stepKinds ?? {}, here)
  const undo = useUndo(row, { kinds, refresh: () => void router.invalidate() })

  useEffect(fetchOverlays, [])
  useLinksNamed(router)
  useEmptyPlacesShown(!readOnly)
  // A reading that finds the page's picture out of date draws it anew, which is a write.
  useReadPage({ page: pages[0], language, texts, onRead: readOnly ? undefined : onRead })

  // A message's action opens long after it was shown.
  const isHeld = useRef(isUnsaved)
  useLayoutEffect(() => {
    isHeld.current = isUnsaved
  }, [isUnsaved])
  const open = useCallback(
    (next: Opened) => {
      if (isHeld.current) return notifyStaff.warning(t`Save or cancel the open text first.`)
      setReturnTo(undefined)
      setLast({ ...next, path })
    },
    [path, t],
  )
  const close = useCallback(() => {
    setReturnTo(opened?.id)
    setLast(undefined)
  }, [opened])
  const begin = useCallback((next: Opened) => setLast({ ...next, path }), [path])
  useTypedBefore({ user, language, texts, elements, open: begin, isOpen: opened !== undefined })

  const editing: Editing = {
    user,
    language,
    readOnly,
    texts,
    opened,
    returnTo,
    open,
    close,
    isUnsaved,
    isSaving,
    setUnsaved,
    wasSaved: (before, after) => {
      // Words that there were none of before are taken back by taking the text down.
      const isFirst = before.value === '' && after.value !== ''
      const needsPublisher = isFirst && !after.isImmediate
      if (!needsPublisher || isAllowed(user, 'content.publish')) row.add(textStep(before, after))
      wasWritten(after)
      if (after.page === pages[0] && after.value !== before.value)
        onPublished?.({
          page: after.page,
          title: searchTitle(texts, after),
          isNew: isOfTitle(after),
        })
    },
    wasRead: wasWritten,
    say,
    presences,
    showHistory: setHistoryOf,
  }
  return createPortal(
    <EditingProvider value={editing}>
      <p className="sr-only" role="status">
        {said}
      </p>
      <SectionControls addStep={row.add} page={pages[0]} user={user}>
        {view.asOf === null && !readOnly && (
          <PageMarks {...props} addStep={row.add} elements={elements} followsLinks={followsLinks} />
        )}
        <EditBar
          followsLinks={followsLinks}
          onFollowLinks={setFollowsLinks}
          pages={pages}
          undo={undo}
        />
      </SectionControls>
      <UnplacedDialog PagePicture={PagePicture} page={pages[0]} />
      <HistoryDrawer onClose={() => setHistoryOf(undefined)} text={historyOf} />
      <LeaveGuard />
      <EditingTroubles page={pages[0]} />
    </EditingProvider>,
    document.body,
  )
}

/** A page that was a visitor's until somebody signed in on it names no links: it is read as theirs. */
function useLinksNamed(router: AnyRouter): void {
  useEffect(() => {
    if (!document.querySelector('[data-content^="@menu/"], [data-content^="@footer/"]'))
      void router.invalidate()
  }, [router])
}

/** From here on the page shows where words are missing, to those who may write them. */
function useEmptyPlacesShown(areShown: boolean): void {
  useEffect(() => {
    showEmptyPlaces(areShown)
    return () => showEmptyPlaces(false)
  }, [areShown])
}

/** The texts that stand here, and the pages that they are of, the page itself first. */
function useShown(elements: readonly PageElement[]) {
  return useMemo(() => {
    const shown = elements.flatMap(({ kind, name }) => (kind === 'text' && textKeyOf(name)) || [])
    const pages = shown.filter((text) => !nounOf(text)).map(({ page }) => page)
    return { shown, pages: [...new Set(pages)] }
  }, [elements])
}
