import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useState } from 'react'
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
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState(0)
  const { groups: found, state, trouble, look } = useFound(start)
  const groups = useShown(useCommands(start, accountActions), found, typed)
  const all = groups.flatMap(({ commands }) => commands)
  const chosen = all[Math.min(index, all.length - 1)]

  const choose = (command: Command | undefined) => {
    if (!command) return
    if (!command.id.includes(' ')) rememberId(command.id)
    onClose()
    command.run?.()
    if (!command.to) return
    const [to = '/', search = ''] = command.to.split('?')
    void router.navigate({ to, search: parsePlainSearch(search) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(chosen)
    else if (step === undefined) return
    else setIndex((all.indexOf(chosen as Command) + step + all.length) % Math.max(1, all.length))
    event.preventDefault()
  }
  return (
    <>
      <div className="palette-field">
        <Icon name="search" />
        <input
          aria-activedescendant={chosen && `${listId}${chosen.id}`}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded
          aria-label={t`Search or do something`}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value)
            setIndex(0)
            look(target.value)
          }}
          onKeyDown={onKeyDown}
          placeholder={t`Search or do something`}
          role="combobox"
          value={typed}
        />
        <kbd className="ws-key">Esc</kbd>
      </div>
      <div
        aria-label={t`Search or do something`}
        className="palette-list"
        id={listId}
        role="listbox"
      >
        {groups.map(({ id, label, commands }) => (
          <div aria-label={label} key={id} role="group">
            <p aria-hidden="true" className="palette-group">
              {label}
            </p>
            {commands.map((command) => (
              <Choice
                command={command}
                id={`${listId}${command.id}`}
                isChosen={command === chosen}
                key={command.id}
                onChoose={() => choose(command)}
                onPoint={() => setIndex(all.indexOf(command))}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="palette-none" role="status">
        {state === 'searching' && <Trans>Searching…</Trans>}
        {state !== 'searching' &&
          (trouble ? <span>{trouble}</span> : all.length === 0 && <Trans>Nothing found</Trans>)}
      </p>
    </>
  )
}

interface ChoiceProps {
  command: Command
  id: string
  isChosen: boolean
  onChoose: () => void
  onPoint: () => void
}

function Choice({ command, id, isChosen, onChoose, onPoint }: ChoiceProps) {
  return (
    <div
      aria-selected={isChosen}
      className="palette-choice"
      id={id}
      onClick={onChoose}
      onKeyDown={undefined}
      onPointerMove={isChosen ? undefined : onPoint}
      ref={isChosen ? intoView : undefined}
      role="option"
      tabIndex={-1}
    >
      <ChosenIcon name={command.icon} />
      <bdi>{command.label}</bdi>
      {command.more && <bdi className="ws-quiet">{command.more}</bdi>}
    </div>
  )
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
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
