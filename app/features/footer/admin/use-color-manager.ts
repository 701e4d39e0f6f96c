import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isColor } from '#domain/colors.ts'
import { type FooterColors, footerTemplates, themeFooterColors } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { useKeepStep } from '#app/workspace/links/use-keep-step.ts'
import { useOpenedReading } from '#app/workspace/links/use-opened-reading.ts'
import { useWholeSave } from '#app/workspace/links/use-whole-save.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { showFooterColors } from './show-colors.ts'
import { isSameScheme } from './template-choice.tsx'
import { templateWords } from './template-words.ts'

interface Wanted {
  isOpen: boolean
  onSaved: (footer: EditableFooter) => void
  onClose: () => void
}

interface Draft {
  /** As it is kept: null is the theme's own. */
  kept: FooterColors | null
  before: FooterColors
  colors: FooterColors
  rev: number
}

/** The footer's colours as a draft of its editor's own, until they are applied or given up. */
export function useColorManager({ isOpen, onSaved, onClose }: Wanted) {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState<Draft>()
  /** What was asked for last: null is the theme's own. */
  const [sent, setSent] = useState<FooterColors | null>(null)
  const saving = useWholeSave<EditableFooter>('/admin/footer/colors')
  const keepStep = useKeepStep('footer-colors')
  const { isFailed, readAgain } = useOpenedReading<EditableFooter>({
    path: '/admin/footer',
    isOpen,
    begin: (footer) => setDraft(colorsDraft(footer)),
  })

  function show(footer: EditableFooter): void {
    showFooterColors(footer.colors)
    onSaved(footer)
  }

  const told = (colors: FooterColors | null): [string, string] => {
    if (!colors) return [t`Reset to Default`, t`Colors have been reset to the default theme.`]
    const template = footerTemplates.find((each) => isSameScheme(each.colors, colors))
    if (!template) return [t`Custom Colors Applied`, t`Your custom color scheme has been applied.`]
    const name = i18n._(templateWords[template.id].name)
    return [t`Template Applied`, t`${name} color scheme has been applied.`]
  }

  async function save(colors: FooterColors | null, from = draft): Promise<void> {
    if (!from) return
    setSent(colors)
    const saved = await saving.save({ colors, rev: from.rev })
    if (saved === 'sayNothing') return
    if (!saved) {
      notifyStaff.error(t`Error`, {
        description: t`Failed to update footer section. Please try again.`,
      })
      return
    }
    keepStep(from.kept, saved.colors)
    const [title, description] = told(colors)
    notifyStaff.success(title, {
      description,
      ...saving.undoing({
        body: { colors: from.kept, rev: saved.colorsRev },
        onUndone: (undone) => {
          keepStep(saved.colors, undone.colors)
          show(undone)
        },
      }),
    })
    leave()
    show(saved)
  }

  function leave(): void {
    setDraft(undefined)
    saving.forget()
    onClose()
  }

  const colors = draft?.colors
  const theirs = saving.theirs && colorsDraft(saving.theirs)
  const wish = () => (colors && !isSameScheme(colors, themeFooterColors) ? colors : null)
  return {
    colors,
    isFailed,
    isDirty: draft !== undefined && !isSameScheme(draft.colors, draft.before),
    isRight: colors !== undefined && Object.values(colors).every((color) => isColor(color.trim())),
    saving,
    theirs,
    /** What stands against theirs. */
    mine: sent ?? themeFooterColors,
    change: (fields: Partial<FooterColors>) =>
      setDraft((before) => before && { ...before, colors: { ...before.colors, ...fields } }),
    apply: () => void save(wish()),
    reset: () => void save(null),
    leave,
    readAgain,
    takeTheirs: () => {
      setDraft(theirs)
      saving.forget()
    },
    keepMine: () => void save(sent, theirs),
  }
}

function colorsDraft({ colors, colorsRev }: EditableFooter): Draft {
  const before = colors ?? themeFooterColors
  return { kept: colors, before, colors: before, rev: colorsRev }
}
