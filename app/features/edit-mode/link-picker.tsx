import { Trans, useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { finderOf } from '#domain/search.ts'
import type { SitePlace } from '#app/workspace/links/read-places.ts'
import { type SitePlaces, useSitePlaces } from '#app/workspace/links/site-places.ts'
import { Button } from '#app/ui/button.tsx'
import { isAllowedAddress } from './rich-extensions.ts'
import { useEscape } from './use-escape.ts'

/** Where the selected words lead: a page, a product, or an address typed in. */
export function LinkPicker({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui()
  const now = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('link')['href'] ?? ''),
  })
  const [typed, setTyped] = useState(now)
  const [isWrong, setIsWrong] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const site = useSitePlaces()
  const places = usePlacesFor(site, useDeferredValue(typed.trim()))
  const isDead = looksLikeAddress(typed) && site.isDead(typed)
  useEffect(() => {
    field.current?.focus()
    // What is done with the text stands under it.
    box.current?.closest('.edit-dock')?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Before the dialog or the text around it hears of it.
  useEscape(
    box,
    () => {
      editor.commands.focus()
      onDone()
    },
    { isFirst: true },
  )

  function lead(address: string): void {
    if (!isAllowedAddress(address)) return setIsWrong(true)
    // What is typed at once after it goes on in the text: the editor's own focus waits for a frame.
    editor.view.focus()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !now) chain.insertContent(linkedWords(address)).run()
    else chain.setLink({ href: address }).run()
    onDone()
  }

  return (
    <div aria-label={t`Link`} className="edit-links" ref={box} role="group">
      <input
        aria-describedby={isWrong ? 'edit-link-wrong' : isDead ? 'edit-link-dead' : undefined}
        aria-invalid={isWrong || undefined}
        aria-label={t`Page, product or address`}
        className="field-control"
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = places
          if (looksLikeAddress(typed)) lead(withScheme(typed))
          else if (first && typed.trim() !== '') lead(first.path)
          else setIsWrong(typed.trim() !== '')
        }}
        placeholder={t`Page, product or address`}
        ref={field}
        value={typed}
      />
      {isWrong && (
        <p className="field-error" id="edit-link-wrong" role="alert">
          <Trans>This is not a valid address.</Trans>
        </p>
      )}
      {isDead && (
        <p className="field-hint" id="edit-link-dead">
          <Trans>No page of this site has this address.</Trans>
        </p>
      )}
      <ul>
        {places.map(({ name, path }) => (
          <li key={path}>
            <button className="menu-item" onClick={() => lead(path)} type="button">
              <bdi>{name}</bdi>
              <small dir="ltr">{path}</small>
            </button>
          </li>
        ))}
      </ul>
      {now && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
          size="s"
          variant="outline"
        >
          <Trans>Remove the link</Trans>
        </Button>
      )}
    </div>
  )
}

/** Pages, categories and products whose names or addresses hold what was typed. */
function usePlacesFor({ places }: SitePlaces, typed: string): SitePlace[] {
  const isFound = finderOf(typed)
  return places.filter(({ name, path }) => isFound(`${name} ${path}`)).slice(0, 8)
}

function looksLikeAddress(typed: string): boolean {
  return /^(?:\/|#|[a-z][a-z0-9+.-]*:|www\.)|^\S+@\S+\.\S+$|^\S+\.[a-z]{2,}(?:\/|$)/iu.test(
    typed.trim(),
  )
}

/** What people type for an address, as an address: `example.no` and `post@example.no`. */
function withScheme(typed: string): string {
  const address = typed.trim()
  if (/^(?:\/|#|[a-z][a-z0-9+.-]*:)/iu.test(address)) return address
  return address.includes('@') ? `mailto:${address}` : `https://${address}`
}

function linkedWords(address: string) {
  const marks = [{ type: 'link', attrs: { href: address } }]
  return { type: 'text', text: address.replace(/^(?:mailto:|https?:\/\/)/u, ''), marks }
}
