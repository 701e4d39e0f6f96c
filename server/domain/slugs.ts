import { nfc } from './nfc.ts'

const maxLength = 80

/** Letters that do not come apart into a Latin one and its mark. */
const latin: Record<string, string> = {
  ...{ æ: 'ae', ø: 'o', å: 'a', œ: 'oe', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ı: 'i' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'y' },
  ...{ і: 'i', ї: 'yi', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's' },
  ...{ т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ь: '', ю: 'yu' },
  ...{ я: 'ya', ё: 'yo', ъ: '', ы: 'y', э: 'e' },
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd' },
  ...{ ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh' },
  ...{ ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ى: 'a', ة: 'a' },
  ...{ ؤ: 'w', ئ: 'y', ء: '' },
}

/**
 * The address that a title suggests: in Latin letters, whatever alphabet it is written in. Empty where it has none that we know.
 * @example slugOf('Gårdene og båtene') // 'gardene-og-batene'
 * @example slugOf('Ферми та човни') // 'fermy-ta-chovny'
 */
export function slugOf(title: string): string {
  const words = [...nfc(title).toLowerCase()]
    .map((letter) => latin[letter] ?? letter.normalize('NFD'))
    .join('')
    .replaceAll(/[\p{Mark}'’ʼ]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
  const short = words.replace(/^-/u, '').slice(0, maxLength)
  return short.replace(/-$/u, '')
}
