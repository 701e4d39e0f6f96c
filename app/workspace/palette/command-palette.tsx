import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { AdminStart } from '#domain/admin.schema.ts'
import { parsePlainSearch } from '#app/platform/plain-search.ts'
import { ChosenIcon, Icon } from '#app/ui/icon.tsx'
import type { MenuAction } from '#app/ui/menu-panel.tsx'
import { Overlay } from '#app/ui/overlay.tsx'
import { type Command, type CommandGroup, fitting, recentIds, rememberId } from './commands.ts'
import { useCommands } from './use-commands.ts'
import { useFound } from './use-found.ts'

export interface CommandPaletteProps {
  start: AdminStart
  accountActions: readonly MenuAction[]
  isOpen: boolean
  onClose: () => void
}

/** Goes anywhere and does anything by its name: typed, chosen with the arrow keys, done with Enter. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useLingui()
  return (
    <Overlay
      className="dialog palette"
      isOpen={isOpen}
      label={t`Search or do something`}
      onClose={onClose}
      place="float-positioner palette-positioner"
    >
      <Palette {...rest} onClose={onClose} />
    </Overlay>
  )
}

function Palette({ start, accountActions, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui()
  const router: AnyRouter = useRouter()
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const { groups: found, state, trouble, look } = useFound(start)
  const groups = useShown(useCommands(start, accountActions), found, typed)
  const all = groups.flatMap(({ commands }) => commands)
  const chosen = all.find(({ id }) => id === pointed) ?? all[0]

  const choose = (command: Command | undefined) => {
    if (!command) return
    if (!command.id.includes(' ')) rememberId(command.id)
    onClose()
    command.run?.()
    if (!command.to) return
    const [to = '/', search = ''] = command.to.split('?')
    void router.navigate({ to, search: parsePlainSearch(search) })
  }
  return (
    <Combobox.Root
      allowCustomValue
      closeOnSelect={false}
      collection={collectionOf(all)}
      // The dialog around it is what Escape and a click beside it close.
      disableLayer
      highlightedValue={chosen?.id ?? null}
      inputValue={typed}
      loopFocus
      onHighlightChange={({ highlightedValue }) => setPointed(highlightedValue)}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return
        setTyped(inputValue)
        setPointed(null)
        look(inputValue)
      }}
      onValueChange={({ items }) => choose(items[0])}
      open
      selectionBehavior="preserve"
      value={nothing}
    >
      <Combobox.Control className="palette-field">
        <Icon name="search" />
        <Combobox.Input
          aria-label={t`Search or do something`}
          maxLength={100}
          placeholder={t`Search or do something`}
        />
        <kbd className="ws-key">Esc</kbd>
      </Combobox.Control>
      <Combobox.Content aria-label={t`Search or do something`} className="palette-list">
        {groups.map(({ id, label, commands }) => (
          <Combobox.ItemGroup aria-label={label} id={id} key={id}>
            <p aria-hidden="true" className="palette-group">
              {label}
            </p>
            {commands.map((command) => (
              <Choice command={command} isChosen={command === chosen} key={command.id} />
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      <p className="palette-none" role="status">
        {state === 'searching' && <Trans>Searching…</Trans>}
        {state !== 'searching' &&
          (trouble ? <span>{trouble}</span> : all.length === 0 && <Trans>Nothing found</Trans>)}
      </p>
    </Combobox.Root>
  )
}

/** What is chosen is done, and nothing stays chosen. */
const nothing: string[] = []

function collectionOf(items: Command[]) {
  return createListCollection({
    items,
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
  })
}

/** The one that Enter does is the selected one for who listens, too. */
function Choice({ command, isChosen }: { command: Command; isChosen: boolean }) {
  return (
    <Combobox.Item aria-selected={isChosen} className="palette-choice" item={command} persistFocus>
      <ChosenIcon name={command.icon} />
      <bdi>{command.label}</bdi>
      {command.more && <bdi className="ws-quiet">{command.more}</bdi>}
    </Combobox.Item>
  )
}

/** What was chosen last stands first while nothing is typed; then what fits, and what the server found. */
function useShown(own: CommandGroup[], found: CommandGroup[], typed: string): CommandGroup[] {
  const { t } = useLingui()
  const [recent] = useState(recentIds)
  const all = own.flatMap(({ commands }) => commands)
  const last = recent.flatMap((id) => all.find((command) => command.id === id) ?? [])
  const isBlank = typed.trim() === ''
  const rest = own.map(({ commands, ...group }) => ({
    ...group,
    commands: isBlank
      ? commands.filter((command) => !last.includes(command))
      : fitting(commands, typed),
  }))
  const shown = isBlank
    ? [{ id: 'recent', label: t`Recent`, commands: last }, ...rest]
    : [...rest, ...found]
  return shown.filter(({ commands }) => commands.length > 0)
}
