import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notifyStaff } from '#app/ui/notify.ts'
import { publishDrafts, readUnworded } from './editing-api.ts'
import { useEditing } from './editing-context.ts'

/** Publishes all drafts of the page in its language: all of them or none. */
export function PublishDrafts() {
  const { t } = useLingui()
  const { texts, language, wasSaved, say, isUnsaved } = useEditing()
  const [isBusy, setIsBusy] = useState(false)
  const drafts = [...texts.byName.values()].filter(({ draft }) => draft)
  const count = drafts.length
  const isOff = count === 0 || isBusy || isUnsaved

  async function publish(): Promise<void> {
    setIsBusy(true)
    const answer = await publishDrafts(
      drafts.map(({ page, key, languageCode, rev }) => ({ page, key, languageCode, rev })),
    )
    setIsBusy(false)
    if (!answer.ok) {
      texts.readAgain()
      return notifyStaff.error(
        answer.reason === 'refused'
          ? answer.error.message
          : t`We cannot reach the server. Nothing was published. Try again in a moment.`,
      )
    }
    for (const text of answer.value.texts) {
      const before = drafts.find(({ page, key }) => page === text.page && key === text.key)
      if (before) wasSaved(before, text)
    }
    say(t`Published.`)
    await tellUnworded()
  }

  /** What is published stays: its words can be added where the pictures stand. */
  async function tellUnworded(): Promise<void> {
    const pages = [...new Set(drafts.map(({ page }) => page))]
    const answers = await Promise.all(pages.map((page) => readUnworded(page, language)))
    const names = answers.flatMap((answer) =>
      answer.ok ? answer.value.pictures.map(({ name }) => name) : [],
    )
    if (names.length > 0)
      notifyStaff.warning(t`These pictures have no alternative text in this language:`, {
        description: [...new Set(names)].join(', '),
      })
  }

  return (
    <button
      aria-busy={isBusy || undefined}
      // It stays where it has nothing to do, so that the keyboard does not lose its place.
      aria-disabled={isOff || undefined}
      className="edit-bar-button edit-bar-publish"
      onClick={() => !isOff && void publish()}
      type="button"
    >
      {count === 0 ? <Trans>Publish</Trans> : <Trans>Publish {count}</Trans>}
    </button>
  )
}
