import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { CatalogueView } from '#domain/catalogues.schema.ts'
import { prefixedPath } from '#domain/languages.ts'
import { copyText } from '#app/platform/browser/clipboard.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import type { Choice } from './catalogue-search.ts'
import { fetchCatalogue, keepCatalogue } from './catalogues.functions.ts'
import { FileNote } from './file-note.tsx'

interface CatalogueActionsProps {
  view: CatalogueView
  choice: Choice
  onPrint: () => void
}

const root = getRouteApi('__root__')

/** What can be done with a choice: its file, its paper, and a link to it for somebody else. */
export function CatalogueActions({ view, choice, onPrint }: CatalogueActionsProps) {
  const { t } = useLingui()
  const { language } = root.useLoaderData()
  const { send, isBusy, message, forget } = useSave()
  const [doing, setDoing] = useState<'file' | 'link'>()
  const [shared, setShared] = useState<{ of: Choice; link: string }>()
  const { isNothing: _, ...sent } = choice
  const isShowable = view.sheet !== undefined
  async function download(): Promise<void> {
    setDoing('file')
    const answer = await send((key) => fetchCatalogue(sent, key), { content: sent })
    if (answer?.ok) saveFile(answer.value, `${view.sheet?.cover.kind ?? t`Catalogue`}.pdf`)
  }
  async function share(): Promise<void> {
    setDoing('link')
    const answer = await send((key) => keepCatalogue(sent, key), { content: sent })
    if (!answer?.ok) return
    const path = prefixedPath('/catalog-pdf', language.code)
    const link = `${location.origin}${path}?c=${answer.value.token}`
    setShared({ of: choice, link })
    if (await copyText(link)) notify.success(t`The link is copied.`)
  }
  return (
    <div className="needs-script grid gap-3" onChange={forget}>
      <div className="catalogue-actions">
        <Button
          aria-disabled={!isShowable}
          isBusy={isBusy && doing === 'file'}
          onClick={() => isShowable && void download()}
          size="l"
          variant="primary"
        >
          <Icon name="download" size="s" />
          <Trans>Download PDF</Trans>
        </Button>
        <Button
          aria-disabled={!isShowable}
          onClick={() => isShowable && onPrint()}
          size="l"
          variant="outline"
        >
          <Icon name="printer" size="s" />
          <Trans>Print</Trans>
        </Button>
      </div>
      <FormError text={message} />
      <FileNote view={view} />
      <Button
        aria-disabled={!isShowable}
        className="justify-self-start"
        isBusy={isBusy && doing === 'link'}
        onClick={() => isShowable && void share()}
        variant="plain"
      >
        <Icon name="link" size="s" />
        <Trans>Copy a link to this choice</Trans>
      </Button>
      {shared?.of === choice && (
        <TextField
          dir="ltr"
          label={<Trans>Link</Trans>}
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
          required={false}
          value={shared.link}
        />
      )}
    </div>
  )
}
