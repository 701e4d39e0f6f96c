import { allergenPlaces } from './allergen-words.ts'

/** The kinds of cereals and nuts that annex II to regulation (EU) 1169/2011 names, in the languages of `allergen-words.ts`. */
const kinds = {
  wheat: /(?<!bok)hvete|emmer|(?<!buck)wheat|durum|semul|قمح|pszen|пшен/u,
  rye: /(?<!\p{L})rug|(?<!\p{L})rye(?!\p{L})|جاودار|(?<!\p{L})żyt|(?<!\p{L})жит/u,
  barley: /bygg|barley|شعير|jęczm|ячм/u,
  oats: /havre|(?<!\p{L})oats?(?!\p{L})|شوفان|owsi|owies|вівс|овес/u,
  spelt: /spelt|dinkel|سبلت|orkisz|спельт/u,
  kamut: /kamut|khorasan/u,
  almond: /mandel|mandl|almond|لوز|migdał|мигдал/u,
  hazelnut: /hassel|hazel|بندق|laskow|фундук|лісов/u,
  walnut: /valnøtt|walnut|جوز(?! (?:ال)?(?:برازيل|بيكان|بقان))|włosk|волоськ|грецьк/u,
  cashew: /cashew|kasjunøtt|كاجو|nerkow|кеш/u,
  pecan: /pe[ck]an|بيكان|пекан/u,
  brazil: /paranøtt|brazil|برازيل|brazylij|бразил/u,
  pistachio: /pista|فستق|фісташк/u,
  macadamia: /macadamia|makadami|ماكاديميا|макадамі/u,
} as const satisfies Record<string, RegExp>

export type AllergenKind = keyof typeof kinds
const all = Object.keys(kinds) as AllergenKind[]

/**
 * The kinds of cereals and nuts that a text names, as far as their words are known, each with the word that names it. Spelt and khorasan
 * are wheat, and some languages call them so: beside them wheat is no kind of its own.
 * @example [...allergenKindsIn('Havre og mandler').keys()] // ['oats', 'almond']
 */
export function allergenKindsIn(text: string): Map<AllergenKind, string> {
  const found = new Map<AllergenKind, string>()
  for (const { code, from, to } of allergenPlaces(text)) {
    if (code !== 'gluten' && code !== 'nuts') continue
    // The noun of a nut stands before what kind it is in some languages, and after it in others.
    const around = withNeighbours(text, from, to).toLowerCase()
    const its = code === 'nuts' ? around : text.slice(from, to).toLowerCase()
    const isWheatsKind = kinds.spelt.test(around) || kinds.kamut.test(around)
    for (const kind of all)
      if (!found.has(kind) && kinds[kind].test(its) && !(kind === 'wheat' && isWheatsKind))
        found.set(kind, text.slice(from, to))
  }
  return found
}

function withNeighbours(text: string, from: number, to: number): string {
  const before = /[\p{L}\p{M}]*[ \u00a0]?$/u.exec(text.slice(Math.max(0, from - 40), from))?.[0]
  const after = /^[ \u00a0]?[\p{L}\p{M}]*/u.exec(text.slice(to, to + 40))?.[0]
  return (before ?? '') + text.slice(from, to) + (after ?? '')
}
