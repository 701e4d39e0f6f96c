import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client/http'
import { Miniflare } from 'miniflare'
import { demoLanguages } from '#db/seed/languages.ts'
import { addLibrary, type LibraryFile, libraryPictures, newStorageKey } from '#db/seed/library.ts'
import { newSeed } from '#db/seed/seed.ts'

const bucket = 'matverk-media'

/**
 * Puts the demo's pictures into the media library of a site that has not begun: their bytes into the store of wrangler in its
 * folder, which nothing else may have open, then their rows.
 */
export async function addDemoLibrary(databaseUrl: string, folder: string): Promise<void> {
  const files = await storeFiles(`${folder}/wrangler/v3/r2`)
  const client = createClient({ url: databaseUrl })
  try {
    const { rows } = await client.execute('select id from factories limit 1')
    const seed = { ...newSeed(demoLanguages), factoryId: String(rows[0]?.['id']) }
    addLibrary(seed, files)
    await client.batch(seed.statements, 'write')
  } finally {
    client.close()
  }
}

async function storeFiles(store: string): Promise<LibraryFile[]> {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    r2Buckets: { MEDIA: bucket },
    r2Persist: store,
  })
  try {
    const media = await miniflare.getR2Bucket('MEDIA')
    return await Promise.all(
      libraryPictures.map(async (picture) => {
        const content = readFileSync(`public/pictures/${picture.file}`)
        const storageKey = newStorageKey()
        await media.put(storageKey, content)
        const contentHash = createHash('sha256').update(content).digest('hex')
        return { picture, bytes: content.length, contentHash, storageKey }
      }),
    )
  } finally {
    await miniflare.dispose()
  }
}
