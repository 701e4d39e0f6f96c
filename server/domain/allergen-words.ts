import { type AllergenCode, allergenCodes } from './catalog.ts'
import { type AnsweredAllergen, markedWords } from './food-information.ts'
import { markedPieces } from './marked-text.ts'

/**
 * How allergens are written in lists of ingredients, in Norwegian, English, Arabic, Polish and Ukrainian. It helps who types one and
 * decides nothing: other words and languages are simply not known to it.
 */
const writtenAs: Record<AllergenCode, RegExp> = {
  gluten:
    /(?<!bok)hvete|(?<!buck)wheat|(?<!\p{L})rug|(?<!\p{L})rye(?!\p{L})|bygg(?!e[trs]?(?!\p{L})|ing)|barley|havre|(?<!\p{L})oats?(?!\p{L})|spelt|dinkel|emmer|kamut|gluten|semul|durum|قمح|جاودار|شعير|شوفان|سبلت|غلوتين|pszen|(?<!\p{L})żyt|jęczm|owsi|owies|orkisz|пшен|(?<!\p{L})жит|ячм|вівс|овес|спельт|глютен/u,
  crustaceans:
    /(?<!\p{L})reke|krabbe|hummer|kreps|shrimp|prawn|(?<!\p{L})crab|lobster|crayfish|krill|روبيان|جمبري|سلطعون|كركند|krewet|krab|homar|креветк|краб|омар/u,
  eggs: /(?<!\p{L})egg(?!plant)|(?<!أ)بيض(?!اء)|(?<!\p{L})jaj|яйц|яєч|яйце/u,
  fish: /fisk|(?<!shell)fish|ørret|trout|brisling|sprat|torsk|(?<!\p{L})cod(?!\p{L})|(?<!\p{L})hyse|haddock|(?<!\p{L})sild(?!r)|herring|laks|salmon|makrell|mackerel|ansjos|anchov|tuna|tunfisk|سمك|تراوت|رنجة|سلمون|تونة|أنشوجة|ryb|pstrąg|szprot|dorsz|łupacz|śledź|śledzi|łosoś|łososi|makrel|tuńczyk|(?<!г)риб|форел|шпрот|тріск|пікш|оселед|лосос|скумбр|тунець|анчоус/u,
  peanuts: /peanøtt|jordnøtt|peanut|groundnut|فول سوداني|الفول السوداني|orzesz\p{L}+ ziemn|арахіс/u,
  soya: /soya|(?<!\p{L})soy(?!\p{L})|soja|صويا|(?<!\p{L})соя|соєв/u,
  milk: /(?<!kokos|soya|havre|mandel|ris)melk(?!esyre)|(?<!coconut |soya |soy |oat |almond |rice )milk|fløte|rømme|(?<!kakao|nøtt|shea)smør|(?<!\p{L})ost(?:e|en|epulver)?(?!\p{L})|myse|laktose|kasein|(?<!\p{L})cream(?!ed)|(?<!cocoa |peanut |shea |nut )butter(?!nut)|cheese|whey|lactose|casein|yogh?urt|حليب|قشدة|زبدة(?! الكاكاو)|جبن|mlek(?!ow)|(?<!\p{L})mleczn|śmietan|masł(?!\p{L}* (?:kakaow|orzech|shea))|(?<!\p{L})ser(?:y|a|em)?(?!\p{L})|serwatk|laktoz|jogurt|молок|вершк|(?<!какао-)масл\p{L}(?! какао)|(?<!\p{L})сир(?!о)|сироватк|лактоз|йогурт/u,
  nuts: /mandel|mandl|(?<!pea|jord|muskat|kokos)nøtt|almond|hazelnut|walnut|cashew|pe[ck]an|brazil nut|pistac|pistasj|macadamia|(?<!\p{L})nuts?(?!\p{L})|لوز|بندق|جوز(?!ة? الطيب|ة? الهند)|كاجو|فستق|migdał|orzech|nerkow|мигдал|фундук|(?<!мускатний )горіх(?! мускат)|фісташк|кеш/u,
  celery: /selleri|celer|كرفس|(?<!\p{L})seler|селер/u,
  mustard: /sennep|mustard|خردل|gorczyc|musztard|гірчиц/u,
  sesame: /sesam|tahini|سمسم|طحينة|sezam|tahin|кунжут|тахін/u,
  sulphites:
    /sulfitt|sul(?:ph|f)ite|svoveldioksid|sul(?:ph|f)ur dioxide|(?<!\p{L})e ?22[0-8]|كبريتيت|siarczyn|dwutlenek siarki|сульфіт|діоксид сірки/u,
  lupin: /lupin|ترمس|łubin|люпин/u,
  molluscs:
    /blåskjell|kamskjell|østers|blekksprut|mussel|oyster|scallop|squid|octopus|محار|بلح البحر|حبار|małż|ostryg|kalmar|ośmiornic|мідії|мідія|мідій|устриц|кальмар|восьмин/u,
}

/** The allergens that a piece of an ingredient list names, as far as its words are known. */
export function namedAllergens(text: string): AllergenCode[] {
  const lower = text.normalize('NFC').toLowerCase()
  return allergenCodes.filter((code) => writtenAs[code].test(lower))
}

/** A word of a text that names an allergen. */
export interface AllergenPlace {
  code: AllergenCode
  /** Where it begins and ends, in UTF-16 units. */
  from: number
  to: number
}

/** Every word of a text that names an allergen, as far as its words are known. */
export function allergenPlaces(text: string): AllergenPlace[] {
  const lower = text.toLowerCase()
  // A few capitals grow when they are made small: of such a text the places would be others.
  if (lower.length !== text.length) return []
  return allergenCodes.flatMap((code) =>
    Array.from(lower.matchAll(new RegExp(writtenAs[code], 'gu')), ({ index, 0: match }) => {
      const before =
        /[\p{L}\p{M}]*$/u.exec(lower.slice(Math.max(0, index - 60), index))?.[0].length ?? 0
      const end = index + match.length
      const after = /^[\p{L}\p{M}]*/u.exec(lower.slice(end, end + 60))?.[0].length ?? 0
      return { code, from: index - before, to: end + after }
    }),
  )
}

/** What a list of ingredients and the answers for its allergens say differently. */
export interface AllergenGaps {
  /** Contained, and no word that stands out names it. */
  unmarked: AllergenCode[]
  /** Words that stand out, and nothing that the product contains explains them. */
  unexplained: string[]
  /** Named by words of which none stands out. */
  plain: AllergenCode[]
}

/**
 * What the ingredients and the answers say differently; all empty where there are no ingredients.
 * @example allergenGaps('**Milk**, wheat', [{ code: 'milk', level: 'contains', detail: '' }]).plain // ['gluten']
 */
export function allergenGaps(
  ingredients: string,
  answers: readonly AnsweredAllergen[],
): AllergenGaps {
  if (ingredients.trim() === '') return { unmarked: [], unexplained: [], plain: [] }
  const isHeld = (code: AllergenCode) =>
    answers.some((each) => each.code === code && each.level === 'contains')
  const marked = markedWords(ingredients)
  const namedByMarked = new Set(marked.flatMap(namedAllergens))
  const rest = markedPieces(ingredients)
    .map(({ text, isStrong }) => (isStrong ? '·' : text))
    .join('')
  return {
    unmarked: allergenCodes.filter((code) => isHeld(code) && !namedByMarked.has(code)),
    unexplained: marked.filter((word) => !namedAllergens(word).some(isHeld)),
    plain: namedAllergens(rest).filter((code) => !namedByMarked.has(code)),
  }
}
