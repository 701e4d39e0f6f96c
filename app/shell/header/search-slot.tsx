import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import { currentPrefix } from '#app/platform/page-context.ts'
import { ContentLink, destinationOf } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The header's search: a field in wide windows, a way to the products' own search below. */
export function SearchSlot() {
  const { t } = useLingui()
  return (
    <>
      <SearchForm className="search-form header-search" />
      <ContentLink
        aria-label={t`Search products`}
        className="icon-btn header-search-link"
        url="/products"
      >
        <Icon name="search" />
      </ContentLink>
    </>
  )
}

/** Sends what was typed to /products; nothing for empty text (ledger E04). A plain form where no script runs. */
export function SearchForm({ className, onSearch }: { className: string; onSearch?: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const prefix = currentPrefix()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    const text = typeof typed === 'string' ? typed.trim() : ''
    if (text === '') return
    onSearch?.()
    void navigate(destinationOf(`/products?search=${encodeURIComponent(text)}`))
  }
  return (
    <form
      action={prefix ? prefixedPath('/products', prefix) : '/products'}
      className={className}
      onSubmit={submit}
      role="search"
    >
      <Icon name="search" size="s" />
      <input
        aria-label={t`Search products`}
        autoComplete="off"
        enterKeyHint="search"
        name="search"
        placeholder={t`Search products`}
        type="search"
      />
    </form>
  )
}
