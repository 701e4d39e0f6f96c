import { useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuAction } from '#app/ui/menu-panel.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { dropDraft, dropSchedule, unpublishText } from './editing-api.ts'
import { useEditing } from './editing-context.ts'
import type { TextEditor } from './use-text-editor.ts'

/** What can be taken back of a text as it stands: its draft, its schedule, its words. Nothing while other words are typed. */
export function MoreActions({ editor }: { editor: TextEditor }) {
  const { t } = useLingui()
  const actions = useActions(editor)
  if (actions.length === 0 || editor.isChanged) return null
  const isDisabled = editor.state === 'saving'
  return (
    <Menu
      actions={actions.map((action) => ({ ...action, isDisabled }))}
      className="edit-tool"
      label={t`More`}
    >
      <Icon name="ellipsis" size="s" />
    </Menu>
  )
}

function useActions({ text, run }: TextEditor): MenuAction[] {
  const { t } = useLingui()
  const { user } = useEditing()
  const mayPublish = isAllowed(user, 'content.publish')
  const { languageCode: language, rev } = text
  const actions: (MenuAction & { isOffered: boolean })[] = [
    {
      id: 'draft',
      label: t`Throw the draft away`,
      icon: 'trash-2',
      isOffered: text.draft !== null,
      onSelect: () =>
        run({
          call: () => dropDraft(text, { language, rev }),
          said: t`The draft is gone.`,
          isStep: true,
        }),
    },
    {
      id: 'schedule',
      label: t`Call the schedule off`,
      icon: 'calendar-clock',
      isOffered: mayPublish && text.scheduled !== null,
      onSelect: () =>
        run({
          call: () => dropSchedule(text, { language, rev }),
          said: t`The schedule is called off.`,
          // Words that are out already have no beginning that could be planned again.
          isStep: text.scheduled?.isPublished !== true,
        }),
    },
    {
      id: 'down',
      label: t`Take the text down`,
      icon: 'eye-off',
      isOffered: mayPublish && text.value !== '',
      onSelect: () =>
        run({
          call: () => unpublishText(text, { language, rev }),
          said: t`The text is taken down.`,
          isStep: true,
        }),
    },
  ]
  return actions.filter(({ isOffered }) => isOffered)
}
