import { readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

/** A font file of the product: what it is cut from, the letters it keeps, and the weights it still knows. */
interface Cut {
  from: string
  letters: string
  axes: Record<string, number | { min: number; max: number }>
}

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™−→←↑↓\u2009\u202f\u2011`
const latinExtended = range(0x100, 0x17f)
const cyrillic = `${range(0x400, 0x45f)}ҐґҰұ№\u0301`
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}${range(0x6f0, 0x6f9)}،؛؟پچژگکی\u200c\u200d .`

/**
 * The look needs one optical size of the serif and few weights: a third of the bytes. Source Serif keeps its published file,
 * since its licence reserves the name.
 */
const cuts: Record<string, Cut> = {
  'fraunces-latin': {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    letters: latin,
    axes: { opsz: 44, wght: { min: 400, max: 600 } },
  },
  'fraunces-latin-ext': {
    from: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    letters: latinExtended,
    axes: { opsz: 44, wght: { min: 400, max: 600 } },
  },
  'manrope-latin': {
    from: 'manrope/files/manrope-latin-wght-normal.woff2',
    letters: latin,
    axes: { wght: { min: 400, max: 800 } },
  },
  'manrope-latin-ext': {
    from: 'manrope/files/manrope-latin-ext-wght-normal.woff2',
    letters: latinExtended,
    axes: { wght: { min: 400, max: 800 } },
  },
  'manrope-cyrillic': {
    from: 'manrope/files/manrope-cyrillic-wght-normal.woff2',
    letters: cyrillic,
    axes: { wght: { min: 400, max: 800 } },
  },
  'vazirmatn-arabic': {
    from: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    letters: arabic,
    axes: { wght: { min: 400, max: 800 } },
  },
  'noto-naskh-arabic': {
    from: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    letters: arabic,
    axes: { wght: 600 },
  },
}

/** The faces that documents are set in: a PDF takes whole fonts of one weight each. */
const printed: Record<string, Cut> = Object.fromEntries(
  (
    [
      ['manrope-latin', 400],
      ['manrope-latin', 700],
      ['manrope-latin-ext', 400],
      ['manrope-latin-ext', 700],
      ['manrope-cyrillic', 400],
      ['manrope-cyrillic', 700],
      ['fraunces-latin', 600],
      ['fraunces-latin-ext', 600],
      ['vazirmatn-arabic', 400],
      ['vazirmatn-arabic', 700],
    ] as const
  ).map(([name, weight]) => {
    const cut = cuts[name]
    if (!cut) throw new Error(`${name} is not cut`)
    return [`${name}-${weight}`, { ...cut, axes: { ...cut.axes, wght: weight } }]
  }),
)

for (const [name, { from, letters, axes }] of Object.entries(printed)) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${from}`)
  const cut = await subset(whole, letters, { targetFormat: 'truetype', variationAxes: axes })
  writeFileSync(`public/print-fonts/${name}.ttf`, cut)
  console.log(`${name}.ttf: ${cut.length} bytes`)
}

for (const [name, { from, letters, axes }] of Object.entries(cuts)) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${from}`)
  const cut = await subset(whole, letters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(`app/styles/fonts/${name}.woff2`, cut)
  console.log(`${name}: ${whole.length} -> ${cut.length} bytes`)
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
