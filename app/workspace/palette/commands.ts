import { finderOf } from '#domain/search.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import type { chosenIconNames } from '#app/ui/icon-names.ts'

/** One thing that the palette leads to or does. */
export interface Command {
  id: string
  label: string
  icon: IconName | (typeof chosenIconNames)[number]
  /** What stands quietly behind the label: an address, a role. */
  more?: string
  /** A bare path. */
  to?: `/${string}`
  /** What happens, before it leads there. */
  run?: () => void
}

export interface CommandGroup {
  id: string
  label: string
  commands: Command[]
}

/** The commands whose label holds every word of what is typed; all of them where nothing is. */
export function fitting(commands: readonly Command[], typed: string): Command[] {
  const isFound = finderOf(typed)
  return commands.filter(({ label, more = '' }) => isFound(`${label} ${more}`))
}

const key = 'workspace-recent'
const most = 5

/** What was chosen last in this browser, the newest first: sections and actions, never anybody's name. */
export function recentIds(): string[] {
  const kept = browserStorage.value(key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

/** Remembers a choice in front of the others. */
export function rememberId(id: string): void {
  const ids = [id, ...recentIds().filter((each) => each !== id)].slice(0, most)
  browserStorage.keepValue(key, ids)
}
