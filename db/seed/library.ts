import { media, mediaTexts, storedObjects } from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { searchable } from '#domain/search.ts'
import library from './library.json' with { type: 'json' }
import { languageCodes } from './languages.ts'
import { add, madeNow, type Seed } from './seed.ts'

/** A picture of the demo's library: where its bytes are among the site's own files, and what its row says of them. */
export type LibraryPicture = (typeof library)[number]

/** The demo's six, drawn as all its pictures are (scripts/pictures). */
export const libraryPictures: readonly LibraryPicture[] = library

/** What is known of a picture's bytes, which lie in the store, not in the database. */
export interface LibraryFile {
  picture: LibraryPicture
  bytes: number
  contentHash: string
  storageKey: string
}

export function newStorageKey(): string {
  return `pictures/${newPublicToken()}`
}

/** Adds the rows of pictures whose bytes are in the store already. */
export function addLibrary(seed: Seed, files: readonly LibraryFile[]): void {
  const rows = files.map((file) => ({ id: newId(), ...file }))
  add(
    seed,
    storedObjects,
    rows.map(({ storageKey }) => ({ storageKey, createdAt: seed.now })),
  )
  add(
    seed,
    media,
    rows.map(({ id, picture, bytes, contentHash, storageKey }) => ({
      id,
      factoryId: seed.factoryId,
      kind: 'picture' as const,
      name: nameOf(picture),
      searchText: searchable(nameOf(picture)),
      mediaType: 'image/webp',
      bytes,
      contentHash,
      storageKey,
      version: 1,
      width: picture.width,
      height: picture.height,
      turn: 0,
      thumbhash: picture.thumbhash,
      focalX: 50,
      focalY: 50,
      isDecorative: false,
      ...madeNow(seed),
    })),
  )
  add(
    seed,
    mediaTexts,
    rows.flatMap(({ id, picture }) =>
      languageCodes.map((languageCode) => ({
        mediaId: id,
        languageCode,
        altText: picture.altTexts[languageCode],
      })),
    ),
  )
}

/** Without the width that it was drawn in. */
function nameOf({ file }: LibraryPicture): string {
  return file.replace(/-\d+(?=\.)/u, '')
}
