import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { NewsletterList, NewsletterLists } from '#domain/newsletter-lists.schema.ts'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { ListTextForm } from './list-text-form.tsx'
import { ListStanding } from './lists-table.tsx'
import { useListName } from './use-list-name.ts'

interface ListSheetProps {
  list: NewsletterList
  language: EditableLanguage
  languages: readonly EditableLanguage[]
  texts: readonly EditableText[]
  onChanged: () => Promise<void>
}

/** One list: what it is called in a language, and whether it takes new subscribers. */
export function ListSheet({ list, language, languages, texts, onChanged }: ListSheetProps) {
  const { t } = useLingui()
  const { key, names, isOpen, isDefault, confirmed } = list
  const { code } = language
  const nameOf = useListName(languages)
  const form = { language, listKey: key, onChanged }
  const textOf = (part: string) => texts.find((text) => text.key === `list.${key}.${part}`)
  return (
    <SideSheet
      meta={
        <>
          <ListStanding isOpen={isOpen} />
          <Plural one="# gets it" other="# get it" value={confirmed} />
        </>
      }
      title={<bdi>{names[code] ?? nameOf(list)}</bdi>}
    >
      <RecordLanguages
        chosen={code}
        languages={languages}
        stateOf={(each) => ({ label: names[each] ? <bdi>{names[each]}</bdi> : t`No words yet` })}
      />
      <ListTextForm {...form} key={`${code} title`} part="title" text={textOf('title')} />
      <ListTextForm {...form} key={`${code} text`} part="text" text={textOf('text')} />
      {isDefault ? (
        <p className="ws-note">
          <Trans>The forms of the site sign people up for this list, so it stays open.</Trans>
        </p>
      ) : (
        <Opening list={list} onChanged={onChanged} />
      )}
    </SideSheet>
  )
}

function Opening({
  list: { id, rev, isOpen },
  onChanged,
}: Pick<ListSheetProps, 'list' | 'onChanged'>) {
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const change = async () => {
    const body = { rev, isOpen: !isOpen }
    const answer = await send(
      (idempotencyKey) =>
        callTwice<NewsletterLists>(`/admin/newsletter-lists/${id}`, {
          ...{ method: 'PATCH', body, idempotencyKey },
        }),
      { content: body },
    )
    if (answer?.ok) await onChanged()
  }
  return (
    <section className="ws-actions mt-6">
      <FormError text={message} />
      <p className="ws-note">
        {isOpen ? (
          <Trans>Once it is closed, nobody new joins it. Those who get it still do.</Trans>
        ) : (
          <Trans>Nobody new joins it. Those who get it still do.</Trans>
        )}
      </p>
      <Button
        isBusy={isBusy}
        onClick={({ detail }) => detail < 2 && void change()}
        size="s"
        variant="outline"
      >
        {isOpen ? <Trans>Close the list</Trans> : <Trans>Open the list again</Trans>}
      </Button>
    </section>
  )
}
