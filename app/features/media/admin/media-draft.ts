import { cleanFolder } from '#domain/media-folders.ts'
import type { MediaItem } from '#domain/media.schema.ts'

/** What can be typed about a picture or file. */
export interface MediaDraft {
  name: string
  folder: string
  altTexts: Record<string, string>
  isDecorative: boolean
  focalX: number
  focalY: number
}

/** What is typed where it stands like this. */
export function mediaDraft(item: MediaItem): MediaDraft {
  const { name, folder, altTexts, isDecorative, focalX, focalY } = item
  return { name, folder, altTexts, isDecorative, focalX, focalY }
}

/** What differs and nothing else: nobody's other change is overwritten. A point is one thing, so both its sides go. */
export function changedFields(draft: MediaDraft, from: MediaDraft): Partial<MediaDraft> {
  const differs = differing(draft, from)
  const { name, folder, isDecorative, focalX, focalY } = draft
  const texts = differs.flatMap((key) => {
    const code = altLanguageOf(key)
    return code === undefined ? [] : [[code, draft.altTexts[code] ?? '']]
  })
  return {
    ...(differs.includes('name') ? { name } : {}),
    ...(differs.includes('folder') ? { folder } : {}),
    ...(differs.includes('decorative') ? { isDecorative } : {}),
    ...(differs.includes('focal') ? { focalX, focalY } : {}),
    ...(texts.length > 0 ? { altTexts: Object.fromEntries(texts) } : {}),
  }
}

export function isSameDraft(one: MediaDraft, other: MediaDraft): boolean {
  return differing(one, other).length === 0
}

interface Merged {
  draft: MediaDraft
  /** What both changed, each to something else, by the names of their fields: `name`, `focal`, `alt-nb`. Mine stands there. */
  clashes: readonly string[]
}

/**
 * Two drafts of one beginning as one: whatever I did not touch becomes theirs.
 *
 * @example A text that is saved in Norwegian by them and in English by me ends with both, and no clash.
 */
export function mergedDraft({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', MediaDraft>): Merged {
  const own = changedFields(mine, base)
  const others = differing(theirs, base)
  const apart = differing(mine, theirs)
  return {
    draft: { ...theirs, ...own, altTexts: { ...theirs.altTexts, ...own.altTexts } },
    clashes: differing(mine, base).filter((key) => others.includes(key) && apart.includes(key)),
  }
}

/** The name of the field of an alternative text. */
export function altKeyOf(code: string): string {
  return `alt-${code}`
}

function altLanguageOf(key: string): string | undefined {
  return key.startsWith('alt-') ? key.slice('alt-'.length) : undefined
}

function differing(one: MediaDraft, other: MediaDraft): string[] {
  const [parts, otherParts] = [partsOf(one), partsOf(other)]
  const keys = new Set([...Object.keys(parts), ...Object.keys(otherParts)])
  return [...keys].filter((key) => (parts[key] ?? '') !== (otherParts[key] ?? ''))
}

/** Everything that is changed on its own, as text to compare. */
function partsOf(draft: MediaDraft) {
  const { name, folder, altTexts, isDecorative, focalX, focalY } = draft
  const texts = Object.entries(altTexts).map(([code, text]) => [altKeyOf(code), text])
  const parts: Record<string, string> = {
    name,
    folder: cleanFolder(folder),
    decorative: String(isDecorative),
    focal: `${focalX} ${focalY}`,
    ...Object.fromEntries(texts),
  }
  return parts
}
