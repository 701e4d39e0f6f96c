import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadsheetSigns } from '#domain/csv.ts'
import type { Translatable } from '#app/features/languages/admin/translations/translatable.ts'
import { readTable, tableOf } from './csv-table.ts'
import type { ReadFile } from './file-row.ts'
import { planImport } from './plan-import.ts'
import { mostFileBytes, readFile } from './read-file.ts'
import { readXliff } from './read-xliff.ts'
import { xliffOf } from './xliff-out.ts'

const pair = { area: 'pages', source: 'nb', target: 'fi' }

const row = (id: string, more: Partial<Translatable> = {}): Translatable => ({
  id,
  place: { area: 'pages', page: 'home', key: id },
  context: `home · ${id}`,
  source: 'Ost',
  target: '',
  rev: 1,
  state: 'missing',
  outdatedFrom: null,
  isHtml: false,
  isMultiline: false,
  draft: null,
  ...more,
})

const odd = '=1+1 & <b title="x">"Ø"</b>\n\u{1F9C0} \'; ]]> &amp; &#65;'
const rows = [
  row('a', { source: odd, target: odd, state: 'reviewed' }),
  row('b', { source: "'=quoted", target: "''@x", state: 'machine' }),
  row('c', { isHtml: true, source: '<p>Ost</p>', draft: 'x' }),
]

function rowsOf(read: ReadFile) {
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.rows
}

const formats = [
  ['XLIFF', () => readXliff(xliffOf(rows, pair), 'fi')],
  ['CSV', () => readTable(tableOf(rows, pair), 'fi')],
] as const

test.each(formats)('every text comes back from %s as it went out', (_name, again) => {
  const read = rowsOf(again())
  expect(read.map(({ id, source, target }) => ({ id, source, target }))).toEqual(
    rows.map(({ id, source, target }) => ({ id, source, target })),
  )
  expect(planImport(read, rows)).toMatchObject({ changes: [], refused: [], same: 2, empty: 1 })
})

test('a table of any texts is read as it was written, whatever they hold of its own signs', () => {
  const signs = [',', ';', '\t', '|', '"', "'", '=', '+', '\n', 'a', ' ', 'Ø']
  const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 9 })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), (texts) => {
      const written = texts.map(([source, target], at) => row(`r${at}`, { source, target }))
      const read = rowsOf(readTable(tableOf(written, pair), 'fi'))
      expect(read.map(({ source, target }) => [source, target])).toEqual(texts)
    }),
  )
})

test('no cell of a table is a formula, with semicolons and CRLF as spreadsheets save it either', () => {
  expect(tableOf(rows, pair)).not.toMatch(/(?:^|,|")[=+@-]/mu)
  const saved = 'id;target:fi\r\na;"to\r\nlinjer"\r\n\r\nb;\'=1\r\n'
  expect(rowsOf(readTable(saved, 'fi'))).toMatchObject([
    { id: 'a', target: 'to\r\nlinjer', line: 2 },
    { id: 'b', target: '=1' },
  ])
})

test.each(['pl-PL', 'pl_PL', 'PL', ''])(
  'a file that names its language %j is Polish where Polish is chosen',
  (named) => {
    const file = xliffOf(rows, { ...pair, target: 'pl' })
    const xliff = file.replaceAll('target-language="pl"', `target-language="${named}"`)
    const unnamed = file.replaceAll(' target-language="pl"', '')
    const table = tableOf(rows, { ...pair, target: named })
    for (const read of [readXliff(xliff, 'pl'), readXliff(unnamed, 'pl'), readTable(table, 'pl')])
      expect(rowsOf(read)).toHaveLength(rows.length)
    expect(readXliff(xliff, 'pt').ok).toBe(named === '')
  },
)

const same = rows.map(({ id, source, target }) => ({ id, source, target }))
const textsOf = (file: string) =>
  rowsOf(readTable(file, 'fi')).map(({ id, source, target }) => ({ id, source, target }))

test('a Norwegian’s table has semicolons, and comes back with a line that says so', () => {
  const table = tableOf(rows, pair, spreadsheetSigns('nb'))
  expect(table).toMatch(/^\uFEFFid;context;/u)
  for (const line of ['', 'sep=;\r\n', '"sep=;"\n'])
    expect(textsOf(table.replace('\uFEFF', `\uFEFF${line}`))).toEqual(same)
})

test('a row that a spreadsheet has packed into one cell is read', () => {
  const lines = ['id,source:nb,target:fi', 'a,Ost,"Juusto, ""Brie"""']
  const packed = lines.map((line) => `"${line.replaceAll('"', '""')}"`)
  const files = [packed, packed.map((line) => `${line};;`), [lines[0], packed[1]]]
  for (const file of files)
    expect(textsOf(file.join('\r\n'))).toEqual([
      { id: 'a', source: 'Ost', target: 'Juusto, "Brie"' },
    ])
})

test('XLIFF 2.0 is read too, its segments put together', () => {
  const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="nb" trgLang="fi"><file id="f">
<group id="g"><unit id="a"><segment state="final"><source>En. </source><target>Yksi. </target></segment><segment><source>To.</source>
<target><mrk id="m1" type="term">Kaksi</mrk>.</target></segment></unit></group></file></xliff>`
  expect(rowsOf(readXliff(file, 'fi'))).toMatchObject([
    { id: 'a', source: 'En. To.', target: 'Yksi. Kaksi.', line: 2, hasMarkup: false },
  ])
})

test('the space that XLIFF 2 leaves between two segments stays between their translations', () => {
  const unit = (target: string) =>
    `<xliff version="2.1" trgLang="fi"><file><unit id="a"><segment><source>En.</source>${target}</segment><ignorable><source> </source></ignorable><segment><source>To.</source>${target}</segment></unit></file></xliff>`
  const [first] = rowsOf(readXliff(unit('<target>Yksi.</target>'), 'fi'))
  expect(first).toMatchObject({ source: 'En. To.', target: 'Yksi. Yksi.' })
  expect(rowsOf(readXliff(unit(''), 'fi'))).toMatchObject([{ target: '' }])
})

const bomb = `<!DOCTYPE x [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at} "&e${at + 1};&e${at + 1};">`).join('')}]><xliff/>`
const hostile = [
  [
    'external entities',
    '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><xliff/>',
    'has_entities',
  ],
  ['entities in entities', bomb, 'has_entities'],
  ['a broken file', '<xliff version="1.2">\n<file></xliff>', 'broken'],
  ['a deep file', `${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}`, 'broken'],
  ['another XML', '<html><body/></html>', 'unknown_kind'],
  ['another table', 'name,price\nOst,4', 'unknown_kind'],
  ['another language', xliffOf(rows, { ...pair, target: 'en' }), 'other_language'],
  ['a table in another language', tableOf(rows, { ...pair, target: 'en' }), 'other_language'],
  ['no texts', xliffOf([], pair), 'no_rows'],
  ['bytes', new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0]), 'not_text'],
  ['20 MB', new Uint8Array(20_000_000), 'too_large'],
] as const

test.each(hostile)('%s is refused with its reason', async (_name, content, code) => {
  const read = await readFile(new Blob([content]), 'fi')
  expect(read).toMatchObject({ ok: false, problem: { code } })
})

test('the largest file that is read is far larger than a whole site', () => {
  const site = Array.from({ length: 2000 }, (_, at) => row(`t${at}`, { source: 'Ost '.repeat(50) }))
  expect(xliffOf(site, pair).length).toBeLessThan(mostFileBytes)
})

/** What becomes of one text that a file brings for a row, as it stood when the file was made. */
function planned(made: Translatable, target: string, now: Partial<Translatable> = {}) {
  const file = rowsOf(readTable(tableOf([made], pair), 'fi')).map((each) => ({ ...each, target }))
  return planImport(file, [{ ...made, ...now }])
}

test.each([
  ['source_changed', row('a'), 'Juusto', { source: 'Brunost' }],
  ['target_changed', row('a'), 'Juusto', { target: 'Muu' }],
  ['draft_waits', row('a'), 'Juusto', { draft: 'Ju' }],
  ['too_long', row('a'), 'x'.repeat(2001), {}],
  ['unknown', row('a'), 'Juusto', { id: 'b' }],
] as const)('nothing is overwritten: %s', (reason, made, target, now) => {
  const { changes, refused } = planned(made, target, now)
  expect(changes).toEqual([])
  expect(refused).toEqual([{ line: 2, id: 'a', reason }])
})

test('new and changed words are told apart; those that somebody else has put there already are the same', () => {
  expect(planned(row('a'), 'Juusto').changes).toMatchObject([{ kind: 'new', value: 'Juusto' }])
  const there = row('a', { target: 'Juust', state: 'reviewed' })
  expect(planned(there, 'Juusto').changes).toMatchObject([{ kind: 'changed' }])
  expect(planned(row('a'), 'Juusto', { target: 'Juusto' })).toMatchObject({ changes: [], same: 1 })
})

test('placeholders and tags of a message are all there, and no others', () => {
  const message = row('m', {
    place: { area: 'interface', key: 'm', builtIn: '' },
    source: 'Hei <0>{name}</0>',
  })
  expect(planned(message, 'Moi <0>{name}</0>').changes).toHaveLength(1)
  for (const target of ['Moi', 'Moi <0>{nimi}</0>', 'Moi <0>{name}</0> {x}'])
    expect(planned(message, target).refused).toMatchObject([{ reason: 'values' }])
})

test('a file that says an outdated text is done confirms it', () => {
  const outdated = row('a', { target: 'Juusto', state: 'outdated', outdatedFrom: 'Osten' })
  const untouched = xliffOf([outdated], pair)
  expect(planImport(rowsOf(readXliff(untouched, 'fi')), [outdated])).toMatchObject({ same: 1 })
  const done = untouched.replace('state="needs-translation"', 'state="final"')
  expect(planImport(rowsOf(readXliff(done, 'fi')), [outdated]).changes).toMatchObject([
    { kind: 'confirmed', isReviewed: true },
  ])
})

test('elements within the words of a target are refused, and the second text of one id', () => {
  const file = xliffOf([row('a'), row('b'), row('b')], pair)
    .replace('></target>', '>Juusto <g id="1">x</g></target>')
    .replaceAll('></target>', '>Juusto</target>')
  const { changes, refused } = planImport(rowsOf(readXliff(file, 'fi')), [row('a'), row('b')])
  expect(changes).toHaveLength(1)
  expect(refused.map(({ reason }) => reason)).toEqual(['markup', 'twice'])
})
