import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useTypedEarly } from '#app/ui/use-typed-early.ts'
import { useList } from './use-list.ts'

const pauseMs = 300

/** Searches the list while it is typed: the words stand in the address as `q`. */
export function ListSearch({ label }: { label: string }) {
  const { search, go } = useList()
  const given = search['q'] ?? ''
  const [typed, setTyped] = useState(given)
  const [shown, setShown] = useState(given)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address has changed by itself (back, a cleared filter): the field follows it.
  if (given !== shown) {
    setShown(given)
    setTyped(given)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const look = (words: string) => {
    clearTimeout(waiting.current)
    const q = words.trim()
    if (q === given) return
    setShown(q)
    go({ q }, 'replace')
  }
  const type = (words: string) => {
    setTyped(words)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(look, pauseMs, words)
  }
  const id = useId()
  useTypedEarly(id, ({ value }) => type(value))
  return (
    <form
      className="ws-search"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        look(typed)
      }}
      role="search"
    >
      <Icon name="search" size="s" />
      <input
        aria-label={label}
        id={id}
        maxLength={100}
        name="q"
        onChange={({ target }) => type(target.value)}
        placeholder={label}
        type="search"
        value={typed}
      />
    </form>
  )
}

interface ListFilterProps {
  label: string
  /** The parameter in the address. */
  name: string
  options: readonly { value: string; label: string }[]
  /** One of them is always chosen: the first, where the address names none. */
  isAlwaysSet?: boolean
}

/** One filter of a list, of which all or one is chosen. */
export function ListFilter({ label, name, options, isAlwaysSet }: ListFilterProps) {
  const { t } = useLingui()
  const { search, go } = useList()
  const none = isAlwaysSet ? options[0]?.value : ''
  const chosen = options.some(({ value }) => value === search[name]) ? search[name] : none
  return (
    <label className="ws-filter" data-set={chosen !== none || undefined}>
      <span>{label}</span>
      <select
        name={name}
        onChange={({ target }) => go({ [name]: target.value, open: undefined })}
        value={chosen}
      >
        {!isAlwaysSet && <option value="">{t`All`}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" />
    </label>
  )
}

/** From or to a day, as `2026-11-21` in the address. */
export function ListDate({ label, name }: { label: string; name: string }) {
  const { search, go } = useList()
  const chosen = search[name] ?? ''
  return (
    <label className="ws-filter" data-set={chosen !== '' || undefined}>
      <span>{label}</span>
      <input
        name={name}
        onChange={({ target }) => go({ [name]: target.value, open: undefined }, 'replace')}
        type="date"
        value={chosen}
      />
    </label>
  )
}
