import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { ListLink } from './list-link.tsx'

interface TablePagerProps {
  page: number
  pageSize: number
  total: number
}

/** Which rows of how many, and the way to the others: the page stands in the address. */
export function TablePager({ page, pageSize, total }: TablePagerProps) {
  const { t, i18n } = useLingui()
  const first = i18n.number(Math.min((page - 1) * pageSize + 1, total))
  const last = i18n.number(Math.min(page * pageSize, total))
  const all = i18n.number(total)
  return (
    <nav aria-label={t`Pages`} className="ws-pager">
      <span className="num">
        <Trans>
          {first} to {last} of {all}
        </Trans>
      </span>
      <Step change={page > 1 ? pageOf(page - 1) : undefined} label={t`Previous page`} to="left" />
      <Step
        change={page * pageSize < total ? pageOf(page + 1) : undefined}
        label={t`Next page`}
        to="right"
      />
    </nav>
  )
}

interface StepProps {
  change: { page: string | undefined; open: undefined } | undefined
  label: string
  to: 'left' | 'right'
}

function Step({ change, label, to }: StepProps) {
  const icon = <Icon name={`chevron-${to}`} size="s" />
  return change ? (
    <ListLink aria-label={label} change={change} className="btn btn-outline btn-s">
      {icon}
    </ListLink>
  ) : (
    <span aria-hidden="true" className="btn btn-outline btn-s" data-off>
      {icon}
    </span>
  )
}

function pageOf(page: number) {
  return { page: page > 1 ? String(page) : undefined, open: undefined }
}
