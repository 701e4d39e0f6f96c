import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableText, TextHistory } from '#domain/editing.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { momentText } from '#app/ui/moment-text.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { readHistory, restoreVersion } from './editing-api.ts'
import { useEditing } from './editing-context.ts'
import { wordsOf } from './inert-html.ts'
import { textName } from './text-names.ts'
import { WordDifference } from '#app/features/admin/ui/word-difference.tsx'

type Version = TextHistory['versions'][number]

interface HistoryDrawerProps {
  text: EditableText | undefined
  onClose: () => void
}

/** What a text said before, against what it says now; any of it can be brought back. */
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
  const mayRestore = isAllowed({ role: user.role }, 'content.publish')
  const [told, setTold] = useState<string>()
  const { page, key, languageCode, rev } = text
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['history', languageCode, page, key, rev],
    queryFn: async ({ signal }) => {
      const answer = await readHistory(text, languageCode, signal)
      if (!answer.ok) throw new Error(answer.reason)
      return answer.value.versions
    },
    gcTime: 0,
  })

  async function restore(versionId: string): Promise<void> {
    const answer = await restoreVersion(text, { language: languageCode, versionId, rev })
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
      <ol className="edit-versions">
        {data?.map((version) => (
          <VersionRow
            key={version.id}
            isHeld={isUnsaved}
            onRestore={mayRestore ? () => void restore(version.id) : undefined}
            text={text}
            version={version}
          />
        ))}
      </ol>
    </div>
  )
}

interface VersionRowProps {
  version: Version
  text: EditableText
  /** Words are typed that bringing others back would lose. */
  isHeld: boolean
  /** None where it can only be refused. */
  onRestore: (() => void) | undefined
}

function VersionRow({ version, text, isHeld, onRestore }: VersionRowProps) {
  const { i18n, t } = useLingui()
  const { value, status, at, byName, isCurrent } = version
  // What came with the site was written at no time that is known.
  const when = at > 0 && momentText(i18n.locale, at)
  const plain = (words: string) => (text.type === 'html' ? wordsOf(words) : words)
  const states = {
    draft: t`Draft`,
    published: t`Published`,
    scheduled: t`Scheduled`,
    unpublished: t`Taken down`,
  }
  return (
    <li>
      <p className="edit-version-head">
        {when && <strong>{when}</strong>}
        <span className="badge">{isCurrent ? t`Shown now` : states[status]}</span>
      </p>
      {byName && (
        <p>
          <bdi>{byName}</bdi>
        </p>
      )}
      <WordDifference
        after={plain(value)}
        before={plain(text.value)}
        language={text.languageCode}
      />
      {onRestore && !isCurrent && value !== '' && (
        <Button
          aria-label={when ? t`Bring back the words of ${when}` : undefined}
          disabled={isHeld}
          onClick={onRestore}
          size="s"
          variant="outline"
        >
          <Trans>Bring back</Trans>
        </Button>
      )}
    </li>
  )
}
