import { useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { useEditing } from './editing-context.ts'
import { unplaced } from './unplaced.ts'
import { useToggle } from './use-toggle.ts'

export type BarDialog = 'texts' | 'date' | 'preview'

interface BarMoreProps {
  /** The page that is shown. */
  page: string | undefined
  followsLinks: boolean
  onFollowLinks: (follows: boolean) => void
  onShow: (dialog: BarDialog) => void
}

/** What the bar of Edit Mode has no room for. */
export function BarMore({ page, followsLinks, onFollowLinks, onShow }: BarMoreProps) {
  const { t } = useLingui()
  const { user, open, texts, readOnly } = useEditing()
  const mayPreview = isAllowed(user, 'content.edit')
  const leave = useToggle()
  const searchTexts = ['metaTitle', 'metaDescription']
    .map((key) => `${page}.${key}`)
    .filter((name) => texts.byName.has(name))
  return (
    <Menu
      actions={[
        {
          id: 'texts',
          label: t`All texts of this page`,
          icon: 'list',
          onSelect: () => onShow('texts'),
        },
        {
          id: 'search',
          label: t`Search engines`,
          icon: 'search',
          isDisabled: searchTexts.length === 0 || readOnly !== undefined,
          onSelect: () => open(unplaced(...searchTexts)),
        },
        {
          id: 'date',
          label: t`See the site on a date`,
          icon: 'calendar',
          onSelect: () => onShow('date'),
        },
        ...(mayPreview
          ? [
              {
                id: 'preview',
                label: t`Preview link`,
                icon: 'link' as const,
                onSelect: () => onShow('preview'),
              },
            ]
          : []),
        // Where nothing opens nothing holds a link either.
        ...(readOnly
          ? []
          : [
              {
                id: 'links',
                label: followsLinks ? t`Hold links` : t`Follow links`,
                icon: 'external-link' as const,
                onSelect: () => onFollowLinks(!followsLinks),
              },
            ]),
        { id: 'leave', label: t`Leave Edit Mode`, icon: 'x', onSelect: leave },
      ]}
      className="edit-tool"
      hasTip
      label={t`More`}
    >
      <Icon name="ellipsis" size="s" />
    </Menu>
  )
}
