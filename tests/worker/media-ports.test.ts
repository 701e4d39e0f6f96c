import type { ImagesBinding, R2Bucket } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe } from 'vitest'
import { imagesContract } from '#server/platform/images.contract.ts'
import { cloudflareImages } from '#server/platform/images.ts'
import { storageContract } from '#server/platform/storage.contract.ts'
import { cloudflareStorage } from '#server/platform/storage.ts'

let miniflare: Miniflare
let bindings: { MEDIA: R2Bucket; IMAGES: ImagesBinding }

beforeAll(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    compatibilityDate: '2026-07-01',
    r2Buckets: ['MEDIA'],
    images: { binding: 'IMAGES' },
  })
  bindings = await miniflare.getBindings()
})
afterAll(() => miniflare.dispose())

describe('[D11] R2 is the store that the fake pretends to be', () => {
  storageContract(() => cloudflareStorage(bindings.MEDIA))
})

describe('[D11] the Images binding draws what the fake draws', () => {
  imagesContract(() => cloudflareImages(bindings.IMAGES))
})
