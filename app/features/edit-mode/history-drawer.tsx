import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditableText } from '#domain/editing.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { CompareVersions } from './compare-versions.tsx'
import { useEditing } from './editing-context.ts'
import { readHistory, restoreVersion } from './editing-api.ts'
import { textName } from './text-names.ts'
import type { Version } from './use-version-words.ts'
import { VersionRow } from './version-row.tsx'

/** Each is told by how it differs from the one before, which takes a while where texts are long. */
const shownAtFirst = 20

interface HistoryDrawerProps {
  text: EditableText | undefined
  onClose: () => void
}

/** What a text said before, each time with what changed then; any two are compared, and any of it can be brought back. */
export function HistoryDrawer({ text, onClose }: HistoryDrawerProps) {
  const { i18n } = useLingui()
  const name = text && textName(i18n, text)
  return (
    <Drawer isOpen={text !== undefined} onClose={onClose} title={<Trans>History: {name}</Trans>}>
      {text && <Versions onDone={onClose} text={text} />}
    </Drawer>
  )
}

function Versions({ text, onDone }: { text: EditableText; onDone: () => void }) {
  const { t } = useLingui()
  const { user, wasSaved, close, say, isUnsaved } = useEditing()
  // Who has a text open that cannot wait may save it.
  const mayRestore = text.isImmediate || isAllowed(user, 'content.publish')
  const [told, setTold] = useState<string>()
  const [shown, setShown] = useState(shownAtFirst)
  const list = useRef<HTMLOListElement>(null)
  const { page, key, languageCode, rev, value } = text
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['history', languageCode, page, key, rev, value],
    queryFn: async ({ signal }) => {
      const answer = await readHistory(text, languageCode, signal)
      if (!answer.ok) throw new Error(answer.reason)
      return answer.value.versions
    },
    gcTime: 0,
  })

  /** The button goes: the keyboard is where its versions begin. */
  function showOlder(): void {
    flushSync(() => setShown(Number.POSITIVE_INFINITY))
    const first = list.current?.children[shownAtFirst]
    if (first instanceof HTMLElement) first.focus()
  }

  async function restore(version: Version): Promise<void> {
    const answer = await restoreVersion(text, {
      language: languageCode,
      versionId: version.id,
      rev,
    })
    if (answer.ok) {
      close()
      onDone()
      wasSaved(text, answer.value)
      say(t`Brought back.`)
      if (answer.value.hasLostMedia)
        notifyStaff.info(t`What is no longer in the library was left out.`)
    } else
      setTold(
        answer.reason === 'refused'
          ? answer.error.message
          : t`We cannot reach the server. Nothing was changed. Try again in a moment.`,
      )
  }

  if (isError)
    return (
      <div className="edit-told" role="alert">
        <p>
          <Trans>The history could not be read.</Trans>
        </p>
        <Button onClick={() => void refetch()} size="s" variant="outline">
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  return (
    <div aria-busy={isPending}>
      {told && (
        <p className="edit-told" role="alert">
          {told}
        </p>
      )}
      {isUnsaved && (
        <p className="edit-note">
          <Trans>Save or cancel your changes first.</Trans>
        </p>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon="history"
          level="h3"
          title={<Trans>Nothing has been changed yet.</Trans>}
        />
      )}
      {data && data.length > 1 && <CompareVersions text={text} versions={data} />}
      <ol className="edit-versions" ref={list}>
        {data?.slice(0, shown).map((version, at) => (
          <VersionRow
            key={version.id}
            before={data[at + 1]}
            number={data.length - at}
            isHeld={isUnsaved}
            onRestore={mayRestore ? () => void restore(version) : undefined}
            text={text}
            version={version}
          />
        ))}
      </ol>
      {data && data.length > shown && (
        <Button onClick={showOlder} size="s" variant="outline">
          <Trans>Show older versions</Trans>
        </Button>
      )}
    </div>
  )
}
