import { documentVersions, pageSections } from '#db/schema/index.ts'
import { type OwnKind, ownKinds } from '#domain/sections.ts'
import { add, madeNow, type Seed } from './seed.ts'

interface OwnSections {
  /** What each is set to; absent: nothing. */
  settings?: Partial<Record<OwnKind, object>>
  hidden?: readonly OwnKind[]
}

/** The home page's own sections, as its editors would have saved them. */
export function addHomeSections(seed: Seed, { settings = {}, hidden = [] }: OwnSections): void {
  const { factoryId } = seed
  add(seed, documentVersions, [
    { factoryId, name: 'sections.home', savedByCall: 'seed', ...madeNow(seed) },
  ])
  add(
    seed,
    pageSections,
    ownKinds.map((kind, sortOrder) => ({
      factoryId,
      pageSlug: 'home',
      number: sortOrder + 1,
      kind,
      sortOrder,
      isHidden: hidden.includes(kind),
      settings: settings[kind] ?? {},
      ...madeNow(seed),
    })),
  )
}
