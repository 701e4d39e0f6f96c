import { expect, test } from 'vitest'
import { cataloguePages } from '#domain/catalogue-pages.ts'
import type { CatalogueSheet, SheetGoods } from '#domain/catalogues.schema.ts'
import { catalogueDocument } from '#server/features/catalogues/pdf/catalogue-pdf.tsx'
import { memoryFiles } from '#server/platform/static-files.fake.ts'
import { pdfOf } from '#server/platform/pdf/pdf-of.ts'

const files = memoryFiles({})
const tints = ['dairy', 'grain', 'berry', 'sea', 'leaf'] as const

/** The worst of what a shop may hold: pictures that are missing, texts that are not translated, and a name of 300 letters. */
function goodsOf(at: number): SheetGoods {
  return {
    ...{ key: `p-${at}`, path: `/nb/products/p-${at}`, sku: `PF-${at}`, gtin: '7090009010011' },
    name: { text: at % 50 === 0 ? 'Langlagret gårdsost '.repeat(15) : `Modnet gårdsost ${at}` },
    packageSize: { text: 'Hel ost, 800 g' },
    description: {
      text: 'Fast ost av rå kumelk, lagret ni måneder på hyller av gran. Smaken er rund og lett salt.',
      ...(at % 7 === 0 ? { lang: 'en' } : {}),
    },
    allergens: [
      { text: 'Inneholder', isStrong: true },
      { text: ' melk.', isStrong: false },
    ],
    price: '289,00 kr',
    priceNotes: ['361,25 kr/kg'],
    ...(at % 3 === 0 ? { picture: '/pictures/aged-farm-cheese-640.webp' } : {}),
    tint: tints[at % 5] ?? 'dairy',
  }
}

async function sheetOf(count: number): Promise<CatalogueSheet> {
  const groups = Array.from({ length: 10 }, (_, at) => ({
    title: { text: `Kategori ${at}` },
    goods: Array.from({ length: count / 10 }, (_each, inner) => goodsOf(at * (count / 10) + inner)),
  }))
  return {
    ...{ lang: 'nb', isRightToLeft: false, layout: 'grid', contents: 'Innhold', note: 'Priser' },
    company: { name: 'Fabrikken', address: 'Fabrikkgata 5', contact: 'hei@example.no' },
    cover: { title: 'Vinter', kind: 'Katalog', count: `${count} varer`, pictures: [] },
    pages: cataloguePages(groups, { layout: 'grid', hasCover: true }),
    ...{
      version: 'abc123',
      date: '28. november 2026',
      coverage: 'Norsk 98 %',
      source: '° engelsk',
    },
  }
}

test('[N02] a catalogue of 200 goods is made, each page where its contents say; its processor time is printed', async () => {
  const picture = await files.bytes('/pictures/aged-farm-cheese-print.jpg')
  const pictures = new Map([['/pictures/aged-farm-cheese-640.webp', picture]])
  const make = async (count: number) => {
    const sheet = await sheetOf(count)
    const document = catalogueDocument({ sheet, pictures, origin: 'https://example.no' })
    return { sheet, bytes: await pdfOf(files, document) }
  }
  // Fonts are read, and the code is warm, as in a Worker that has made one before.
  await make(20)
  const before = process.cpuUsage()
  const { sheet, bytes } = await make(200)
  const { user, system } = process.cpuUsage(before)
  console.log(
    `200 goods, ${sheet.pages.length} pages: ${Math.round((user + system) / 1000)} ms of processor time, ${Math.round(bytes.length / 1000)} kB`,
  )
  const text = new TextDecoder('latin1').decode(bytes)
  expect(text.match(/\/Type \/Page\b/gu)).toHaveLength(sheet.pages.length)
  // A piece of one face is embedded once, however many texts it sets.
  expect(text.match(/\/FontFile2/gu)?.length).toBeLessThan(12)
})
