import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { MadePreview, Previews } from '#domain/editing.schema.ts'
import { appConfig } from '#config'
import { barePath, figureLocale, prefixOf } from '#domain/languages.ts'
import { usePageAddresses } from '#app/shell/header/language-links.tsx'
import { copyText } from '#app/platform/browser/clipboard.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { usePassedFocus } from '#app/workspace/links/use-passed-focus.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { endPreview, newPreview, readPreviews } from './editing-api.ts'
import { useEditing } from './editing-context.ts'
import { useMode } from './edit-mode.store.ts'

const root = getRouteApi('__root__')

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Links to the page with its drafts, for people without an account: a new one, and those that still open it. */
export function PreviewDialog({ isOpen, onClose }: PreviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Preview link</Trans>}>
      <PreviewLinks />
    </Dialog>
  )
}

function PreviewLinks() {
  const { view } = useMode()
  const { language } = useEditing()
  const { languages } = root.useLoaderData()
  const { t } = useLingui()
  const addressIn = usePageAddresses()
  const bareOf = (path: string) => barePath(path, prefixOf(path, languages))
  const here = languages.map(({ code }) => bareOf(pathIn(addressIn(code))))
  const [made, setMade] = useState<MadePreview>()
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState('')
  const {
    data: links = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: ['previews'],
    queryFn: async ({ signal }) => {
      const answer = await readPreviews(signal)
      if (!answer.ok) throw new Error(answer.reason)
      return answer.value.previews
    },
    select: (previews) => previews.filter(({ path }) => here.includes(bareOf(path))),
    gcTime: 0,
    staleTime: 0,
  })
  const queries = useQueryClient()
  /** A reading that is under way began before what was just done. */
  async function readAnew(): Promise<void> {
    await queries.cancelQueries({ queryKey: ['previews'] })
    await refetch()
  }
  async function make(): Promise<void> {
    setIsBusy(true)
    // Its receiver reads another language in their own browser.
    const path = addressIn(language)
    const asOf = view.asOf === null ? {} : { asOf: view.asOf }
    const answer = await newPreview({ path, ...asOf })
    setIsBusy(false)
    setTold(answer.ok ? '' : t`No link could be made.`)
    if (!answer.ok) return
    setMade(answer.value)
    await readAnew()
  }
  async function end(id: string): Promise<void> {
    const answer = await endPreview(id)
    // One that is gone was ended elsewhere, or has run out.
    const isEnded = answer.ok || (answer.reason === 'refused' && answer.error.code === 'not_found')
    if (isEnded && made?.id === id) setMade(undefined)
    setTold(isEnded ? '' : t`The link could not be ended: it still opens the page.`)
    await readAnew()
  }
  return (
    <div className="edit-preview">
      {told && (
        <p className="edit-told" role="alert">
          {told}
        </p>
      )}
      {isError && (
        <p className="edit-told" role="alert">
          <Trans>The links that were made before could not be read.</Trans>
        </p>
      )}
      {made ? (
        <MadeLink made={made} />
      ) : (
        <FocusHandoffButton isBusy={isBusy} onClick={() => void make()}>
          <Trans>Make a link</Trans>
        </FocusHandoffButton>
      )}
      {links.length > 0 && (
        <ul className="edit-preview-list">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              language={prefixOf(link.path, languages)}
              link={link}
              onEnd={() => void end(link.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function MadeLink({ made }: { made: MadePreview }) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState<boolean>()
  const until = useDate()(made.expiresAt)
  return (
    <>
      <TextField
        dir="ltr"
        error={isCopied === false ? t`The browser did not copy the link. Copy it here.` : undefined}
        hint={t`Whoever has it sees this page with its drafts until ${until}.`}
        label={t`Preview link`}
        onFocus={(event) => event.target.select()}
        readOnly
        value={made.url}
      />
      <Button onClick={() => void copyText(made.url).then(setIsCopied)}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </>
  )
}

interface LinkRowProps {
  link: Previews['previews'][number]
  /** That of the page that it opens. */
  language: string | undefined
  onEnd: () => void
}

/** A link that was made: its address is told once, so it can only be ended. */
function LinkRow({ link, language, onEnd }: LinkRowProps) {
  const { t } = useLingui()
  const nameOf = useLanguageName()
  const date = useDate()
  const row = useRef<HTMLLIElement>(null)
  usePassedFocus(row)
  const made = date(link.createdAt)
  return (
    <li ref={row}>
      <span>
        {language && (
          <>
            <bdi>{nameOf(language)}</bdi> <span>·</span>{' '}
          </>
        )}
        <LinkFacts link={link} />
      </span>
      <Button
        aria-label={t`End the link that was made on ${made}`}
        onClick={onEnd}
        size="s"
        variant="outline"
      >
        <Trans>End</Trans>
      </Button>
    </li>
  )
}

function LinkFacts({ link }: Pick<LinkRowProps, 'link'>) {
  const date = useDate()
  const made = <bdi>{date(link.createdAt)}</bdi>
  const until = <bdi>{date(link.expiresAt)}</bdi>
  return (
    <Trans>
      Made on {made} by <bdi>{link.byName}</bdi>, opens until {until}
    </Trans>
  )
}

/** Its path alone: a page is the same one whatever is asked of it. */
function pathIn(address: string): string {
  return new URL(address, location.origin).pathname
}

function useDate(): (at: number) => string {
  const { i18n } = useLingui()
  const date = new Intl.DateTimeFormat(figureLocale(i18n.locale), {
    dateStyle: 'long',
    timeZone: appConfig.timeZone,
  })
  return (at) => date.format(at)
}
