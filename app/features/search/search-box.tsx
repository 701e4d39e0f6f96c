import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { appConfig } from '#config'
import { prefixedPath } from '#domain/languages.ts'
import { currentPrefix } from '#app/platform/page-context.ts'
import type { Elements } from '#app/ui/elements.ts'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PanelKeys } from './search-panel.tsx'
import { useSharedSearch } from './search-state.tsx'

/** Seldom used, so it comes with the first focus. */
const SearchPanel = fetchedPart(async () => (await import('./search-panel.tsx')).SearchPanel)

interface SearchBoxProps {
  className: string
  /** Tells it from the header's on a page that has its own. */
  name?: string
  /** Shown in the empty field instead of what it is. */
  placeholder?: string
  /** After the field: a button that sends. */
  children?: Elements
  /** A search or a result was chosen: what holds the box may close. */
  onDone?: () => void
}

/**
 * The product search: results while typing, Enter to all of them. A combobox for the keyboard; a plain form
 * to /products where no script runs.
 */
export function SearchBox({ className, name, placeholder, children, onDone }: SearchBoxProps) {
  const { t } = useLingui()
  const { isSearching, search } = useSharedSearch()
  const prefix = currentPrefix()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const keys = useRef<PanelKeys>(null)
  const [text, setText] = useState('')
  const [isAwake, setAwake] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [hasList, setHasList] = useState(false)
  const [active, setActive] = useState(-1)

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const finish = () => {
    close()
    setText('')
    form.current?.reset()
    onDone?.()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Asked of the form: it may hold what was typed before the page was ready.
    const typed = new FormData(event.currentTarget).get('search')
    if (typeof typed !== 'string' || typed.trim() === '') return
    search(typed)
    close()
    onDone?.()
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    // The panel's code may not have come yet: then it stays closed when it does.
    const take = keys.current ? keys.current[key] : () => key === 'Escape'
    if (isOpen && take?.()) event.preventDefault()
    else if (key === 'ArrowDown') setOpen(true)
    if (key === 'Escape') close()
  }

  return (
    <form
      aria-label={name}
      action={prefix ? prefixedPath('/products', prefix) : '/products'}
      className={className}
      onSubmit={submit}
      ref={form}
      role="search"
    >
      {isSearching ? <Spinner size="s" /> : <Icon name="search" size="s" />}
      <input
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={isOpen && hasList}
        aria-label={t`Search products`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={appConfig.search.maxCharacters}
        name="search"
        onBlur={close}
        onChange={(event) => {
          setActive(-1)
          setText(event.target.value)
          setAwake(true)
          setOpen(true)
        }}
        onFocus={() => {
          SearchPanel.preload()
          setAwake(true)
        }}
        onKeyDown={press}
        placeholder={placeholder ?? t`Search`}
        role="combobox"
        type="search"
      />
      {children}
      {isAwake && (
        <SearchPanel
          id={listId}
          isOpen={isOpen}
          keys={keys}
          active={active}
          onActive={setActive}
          onList={setHasList}
          onPick={finish}
          text={text}
        />
      )}
    </form>
  )
}
