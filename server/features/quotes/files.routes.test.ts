import { expect, test } from 'vitest'
import { mostQuoteFileBytes } from '#domain/quotes.ts'
import { cleanMedia } from '#server/features/media/clean-media.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { askForQuote, idOf, quoteForm, sendFile } from '#tests/support/quote-requests.ts'
import { cleanQuotes } from './clean-quotes.ts'

const api = useApi()
const { rows } = usePlacing(api)
const text = (words: string) => new TextEncoder().encode(words)
const pdf = text('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')
const dayMs = 24 * 3_600_000

async function ask(visitor: ReturnType<typeof api.visitor>, files: string[]) {
  return askForQuote(visitor, {
    form: quoteForm(api.platform.now()),
    lines: [
      {
        productId: await idOf(api.database, 'cultured-butter'),
        quantity: 1,
        unit: 'each',
        note: '',
      },
    ],
    files,
  })
}

test('[Q04] files go along with their own buyer’s request, once, and what is never sent is cleaned away', async () => {
  const visitor = api.visitor()
  const paper = await sendFile(visitor, '../Krav til leverandører.pdf', pdf)
  expect(paper).toMatchObject({ answered: 201, name: 'Krav til leverandører.pdf' })
  const table = await sendFile(visitor, 'Forbruk.csv', text('vare;antall\nsmør;12\n'))
  const left = await sendFile(visitor, 'left.csv', text('a;b\n'))
  expect([table.answered, left.answered]).toEqual([201, 201])
  expect(await ask(api.visitor(), [paper.id ?? ''])).toMatchObject({ code: 'quote_file_unknown' })
  expect(await ask(visitor, [paper.id ?? '', table.id ?? ''])).toMatchObject({ answered: 201 })
  expect(await ask(visitor, [paper.id ?? ''])).toMatchObject({ code: 'quote_file_unknown' })
  const later = jobAt(api, api.platform.now() + 2 * dayMs)
  await cleanQuotes(later)
  await cleanMedia({ ...later, storage: api.platform.storage })
  expect(
    (await rows('select name from quote_files order by name')).map(({ name }) => name),
  ).toEqual(['Forbruk.csv', 'Krav til leverandører.pdf'])
  const keys = await rows('select storage_key from quote_files')
  for (const { storage_key: key } of keys)
    expect(await api.platform.storage.find(String(key))).toBeDefined()
})

test('[Q04] a file can be taken back by who sent it alone', async () => {
  const visitor = api.visitor()
  const { id = '' } = await sendFile(visitor, 'a.pdf', pdf)
  await api.visitor().send('DELETE', `/api/quotes/files/${id}`)
  expect(await rows('select id from quote_files where id = ?', id)).toHaveLength(1)
  for (let time = 0; time < 2; time += 1)
    expect((await visitor.send('DELETE', `/api/quotes/files/${id}`)).status).toBe(200)
  expect(await rows('select id from quote_files where id = ?', id)).toHaveLength(0)
})

test('what no request takes is refused by what it is, and so is what is too large', async () => {
  const visitor = api.visitor()
  const refused: [string, Uint8Array<ArrayBuffer>, string][] = [
    ['run.exe', text('MZ'), 'file_type_refused'],
    ['page.pdf', text('<html><script>alert(1)</script>'), 'file_type_refused'],
    ['drawing.svg', text('<svg onload="x()"/>'), 'svg_refused'],
    ['parcel.zip', new Uint8Array([80, 75, 3, 4, 20, 0, 0, 0]), 'file_type_refused'],
    ['empty.pdf', new Uint8Array(0), 'file_empty'],
    ['picture.png', text('not a picture'), 'picture_unreadable'],
    ['long.csv', new Uint8Array(mostQuoteFileBytes + 1).fill(65), 'file_too_large'],
    ['longer.csv', new Uint8Array(11_000_000).fill(65), 'file_too_large'],
  ]
  for (const [name, bytes, code] of refused)
    expect(await sendFile(visitor, name, bytes)).toMatchObject({ code })
  expect(await rows(`select id from quote_files where name like 'long%'`)).toEqual([])
})
