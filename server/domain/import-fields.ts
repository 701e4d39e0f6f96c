import type { ImportChoices, ImportWords } from './import-choices.ts'
import type { ImportFieldType } from './import-fields.schema.ts'
import type { ImportKind } from './imports.ts'

/** A field that a column can fill. */
export interface FieldOfImport {
  type: ImportFieldType
  kinds: readonly ImportKind[]
  /** What its column is called, and what others call it. */
  words: ImportWords
  example: string
  isKey?: boolean
  /** A new product cannot be made without it; of words, in the site's own language. */
  isNeeded?: boolean
  isClearable?: boolean
  /** Of products: a column for each language. */
  isWords?: boolean
  /** Among what it chooses; `categories` and `languages` are the site's own. */
  among?: ImportChoices | 'categories' | 'languages'
}

const products = ['products'] as const
const words = ['products', 'translations'] as const
const prices = ['products', 'prices'] as const
const stock = ['stock'] as const

/** The one table of what files bring: a new field is a row here, and says in `import-values.ts` where it stands in a product. */
export const importFields = {
  sku: {
    ...{ type: 'text', kinds: ['products', 'prices', 'stock', 'translations'], isKey: true },
    words: {
      ...{ en: 'Item number', nb: 'Varenummer', ar: 'رقم المنتج', pl: 'Numer produktu' },
      ...{ uk: 'Артикул', also: ['sku', 'varenr', 'artikkelnummer', 'artnr', 'item no', 'indeks'] },
    },
    example: 'OST-800',
  },
  language: {
    ...{ type: 'choice', kinds: ['translations'], isKey: true, among: 'languages' },
    words: {
      ...{ en: 'Language', nb: 'Språk', ar: 'اللغة', pl: 'Język', uk: 'Мова' },
      also: ['language code', 'språkkode', 'lang', 'locale'],
    },
    example: 'nb',
  },
  name: {
    ...{ type: 'text', kinds: words, isWords: true, isNeeded: true },
    words: {
      ...{ en: 'Name', nb: 'Navn', ar: 'الاسم', pl: 'Nazwa', uk: 'Назва' },
      also: ['product', 'product name', 'varenavn', 'produkt', 'produktnavn', 'title', 'tittel'],
    },
    example: 'Modnet gårdsost',
  },
  slug: {
    ...{ type: 'text', kinds: words, isWords: true },
    words: {
      ...{ en: 'Address', nb: 'Adresse', ar: 'العنوان', pl: 'Adres', uk: 'Адреса' },
      also: ['slug', 'url', 'handle'],
    },
    example: 'modnet-gardsost',
  },
  description: {
    ...{ type: 'lines', kinds: words, isWords: true, isClearable: true },
    words: {
      ...{ en: 'Description', nb: 'Beskrivelse', ar: 'الوصف', pl: 'Opis', uk: 'Опис' },
      also: ['text', 'tekst', 'produkttekst', 'body'],
    },
    example: 'Lagret i tolv måneder.',
  },
  packageSize: {
    ...{ type: 'text', kinds: words, isWords: true, isClearable: true },
    words: {
      ...{ en: 'Size of the pack', nb: 'Størrelsen på pakken', ar: 'حجم العبوة' },
      ...{ pl: 'Wielkość opakowania', uk: 'Розмір упаковки' },
      also: ['package size', 'pakningsstørrelse', 'størrelse', 'size'],
    },
    example: '800 g',
  },
  category: {
    ...{ type: 'choice', kinds: products, isNeeded: true, among: 'categories' },
    words: {
      ...{ en: 'Category', nb: 'Kategori', ar: 'فئة', pl: 'Kategoria', uk: 'Категорія' },
      also: ['varegruppe', 'gruppe', 'product type'],
    },
    example: 'Meieri',
  },
  otherCategories: {
    ...{ type: 'choices', kinds: products, isClearable: true, among: 'categories' },
    words: {
      ...{ en: 'Also stands in', nb: 'Står også i', ar: 'يوجد أيضًا في', pl: 'Jest też w' },
      ...{ uk: 'Також є в', also: ['other categories', 'andre kategorier'] },
    },
    example: '',
  },
  shopPrice: {
    ...{ type: 'money', kinds: prices, isNeeded: true, isClearable: true },
    words: {
      ...{ en: 'Ordinary price', nb: 'Vanlig pris', ar: 'السعر العادي', pl: 'Zwykła cena' },
      uk: 'Звичайна ціна',
      also: [
        ...['price', 'pris', 'pris inkl', 'pris inkl mva', 'pris med mva', 'price incl vat'],
        ...['utsalgspris', 'veil pris', 'cena', 'cena brutto', 'ціна', 'السعر'],
      ],
    },
    example: '289,00',
  },
  salePrice: {
    ...{ type: 'money', kinds: prices, isClearable: true },
    words: {
      ...{ en: 'Sale price', nb: 'Tilbudspris', ar: 'سعر التخفيض', pl: 'Cena promocyjna' },
      ...{ uk: 'Ціна зі знижкою', also: ['tilbud', 'kampanjepris', 'offer price'] },
    },
    example: '',
  },
  cost: {
    ...{ type: 'money', kinds: prices, isClearable: true },
    words: {
      ...{ en: 'What it costs us', nb: 'Hva den koster oss', ar: 'كم يكلفنا' },
      ...{ pl: 'Ile nas kosztuje', uk: 'Скільки коштує нам' },
      also: ['cost', 'kostpris', 'kost', 'innkjøpspris', 'selvkost', 'koszt'],
    },
    example: '121,50',
  },
  tiers: {
    ...{ type: 'text', kinds: prices, isClearable: true },
    words: {
      ...{ en: 'Price for many, without VAT', nb: 'Pris for mange, uten mva.' },
      ...{ ar: 'سعر الكميات، دون ضريبة', pl: 'Cena hurtowa, netto' },
      ...{ uk: 'Ціна за кількість, без ПДВ', also: ['tiers', 'prisstige', 'staffelpris'] },
    },
    example: '12: 220,00; 48: 205,50',
  },
  barcode: {
    ...{ type: 'gtin', kinds: products, isClearable: true },
    words: {
      ...{ en: 'Barcode', nb: 'Strekkode', ar: 'الرمز الشريطي', pl: 'Kod kreskowy' },
      ...{ uk: 'Штрихкод', also: ['gtin', 'ean', 'ean13', 'gtin13', 'gtin f-pak', 'upc'] },
    },
    example: '7090000000011',
  },
  vat: {
    ...{ type: 'choice', kinds: products, among: 'vat' },
    words: {
      ...{ en: 'VAT', nb: 'Mva.', ar: 'ضريبة القيمة المضافة', pl: 'VAT', uk: 'ПДВ' },
      also: ['vat rate', 'mva sats', 'mva kode', 'moms'],
    },
    example: 'Mat og drikke',
  },
  availability: {
    ...{ type: 'choice', kinds: products, among: 'availability' },
    words: {
      ...{ en: 'Availability', nb: 'Tilgjengelighet', ar: 'التوفر', pl: 'Dostępność' },
      uk: 'Наявність',
    },
    example: 'Til salgs',
  },
  badge: {
    ...{ type: 'choice', kinds: products, among: 'badge', isClearable: true },
    words: { en: 'Badge', nb: 'Merke', ar: 'شارة', pl: 'Oznaczenie', uk: 'Позначка' },
    example: '',
  },
  minQty: {
    ...{ type: 'whole', kinds: products },
    words: {
      ...{ en: 'Least per order', nb: 'Minst per bestilling', ar: 'الحد الأدنى للطلب' },
      ...{ pl: 'Najmniej w zamówieniu', uk: 'Найменше в замовленні', also: ['min qty'] },
    },
    example: '1',
  },
  stepQty: {
    ...{ type: 'whole', kinds: products },
    words: {
      ...{ en: 'In steps of', nb: 'I trinn på', ar: 'بزيادات قدرها', pl: 'Co ile sztuk' },
      ...{ uk: 'Кроком по', also: ['step qty'] },
    },
    example: '1',
  },
  maxQty: {
    ...{ type: 'whole', kinds: products },
    words: {
      ...{ en: 'Most per order', nb: 'Mest per bestilling', ar: 'الحد الأقصى للطلب' },
      ...{ pl: 'Najwięcej w zamówieniu', uk: 'Найбільше в замовленні', also: ['max qty'] },
    },
    example: '99',
  },
  netQuantity: {
    ...{ type: 'whole', kinds: products, isNeeded: true },
    words: {
      ...{ en: 'Net quantity', nb: 'Nettomengde', ar: 'الكمية الصافية', pl: 'Ilość netto' },
      uk: 'Кількість нетто',
      also: ['net weight', 'nettovekt', 'vekt', 'weight', 'innhold', 'waga netto', 'вага'],
    },
    example: '800',
  },
  netUnit: {
    ...{ type: 'choice', kinds: products, isNeeded: true, among: 'unit' },
    words: {
      ...{ en: 'Unit', nb: 'Enhet', ar: 'الوحدة', pl: 'Jednostka', uk: 'Одиниця' },
      also: ['net unit', 'måleenhet', 'uom'],
    },
    example: 'g',
  },
  grossWeight: {
    ...{ type: 'whole', kinds: products },
    words: {
      ...{ en: 'Weight in grams', nb: 'Vekt i gram', ar: 'الوزن بالغرام', pl: 'Waga w gramach' },
      ...{ uk: 'Вага в грамах', also: ['gross weight in grams', 'bruttovekt i gram'] },
    },
    example: '850',
  },
  temperature: {
    ...{ type: 'choice', kinds: products, among: 'temperature' },
    words: {
      ...{ en: 'Kept and sent', nb: 'Lagres og sendes', ar: 'الحفظ والإرسال' },
      ...{ pl: 'Przechowywanie i wysyłka', uk: 'Зберігання й доставка' },
      also: ['temperature', 'temperatur', 'temperatursone'],
    },
    example: 'Kjølt',
  },
  withdrawal: {
    ...{ type: 'choice', kinds: products, among: 'withdrawal' },
    words: {
      ...{ en: 'Right of withdrawal', nb: 'Angrerett', ar: 'حق العدول' },
      ...{ pl: 'Prawo odstąpienia', uk: 'Право відмови' },
    },
    example: '14 dager',
  },
  shelfLifeDays: {
    ...{ type: 'whole', kinds: products, isClearable: true },
    words: {
      ...{ en: 'Days it keeps when it is sent', nb: 'Holdbarhet i dager når den sendes' },
      ...{ ar: 'أيام الصلاحية عند الإرسال', pl: 'Dni ważności przy wysyłce' },
      ...{ uk: 'Днів придатності при відправленні', also: ['shelf life', 'holdbarhet'] },
    },
    example: '90',
  },
  originCountry: {
    ...{ type: 'text', kinds: products },
    words: {
      ...{ en: 'Country of origin', nb: 'Opprinnelsesland', ar: 'بلد المنشأ' },
      ...{ pl: 'Kraj pochodzenia', uk: 'Країна походження', also: ['origin', 'land'] },
    },
    example: 'NO',
  },
  unitsPerCarton: {
    ...{ type: 'whole', kinds: products, isClearable: true },
    words: {
      ...{ en: 'Pieces in a carton', nb: 'Stykk i en kartong', ar: 'قطع في الكرتون' },
      ...{ pl: 'Sztuk w kartonie', uk: 'Штук у коробці' },
      also: ['units per carton', 'per kartong', 'antall d-pak', 'd-pak', 'antall per kartong'],
    },
    example: '4',
  },
  cartonsPerPallet: {
    ...{ type: 'whole', kinds: products, isClearable: true },
    words: {
      ...{ en: 'Cartons on a pallet', nb: 'Kartonger på en pall', ar: 'كراتين على المنصة' },
      ...{ pl: 'Kartonów na palecie', uk: 'Коробок на палеті' },
      also: ['cartons per pallet', 'per pall', 'antall t-pak'],
    },
    example: '',
  },
  onHand: {
    ...{ type: 'whole', kinds: stock },
    words: {
      ...{ en: 'On the shelf', nb: 'På hyllen', ar: 'على الرف', pl: 'Na półce', uk: 'На полиці' },
      also: ['stock', 'on hand', 'lager', 'beholdning', 'lagerbeholdning', 'antall', 'stan'],
    },
    example: '48',
  },
  stockPolicy: {
    ...{ type: 'choice', kinds: stock, among: 'stock' },
    words: {
      ...{ en: 'How it is counted', nb: 'Hvordan den telles', ar: 'كيف يُعدّ' },
      ...{ pl: 'Jak jest liczony', uk: 'Як рахується', also: ['stock policy', 'lagerføres'] },
    },
    example: 'Telles',
  },
  lowStockAt: {
    ...{ type: 'whole', kinds: stock, isClearable: true },
    words: {
      ...{ en: 'Low at', nb: 'Lite igjen fra', ar: 'قليل عند', pl: 'Mało od', uk: 'Мало від' },
      also: ['reorder point', 'bestillingspunkt', 'minimumsbeholdning'],
    },
    example: '12',
  },
  restockOn: {
    ...{ type: 'day', kinds: stock, isClearable: true },
    words: {
      ...{ en: 'Expected back on', nb: 'Ventes tilbake', ar: 'يُتوقع توفره في' },
      ...{ pl: 'Znów dostępny', uk: 'Очікується знову', also: ['restock', 'forventet inn'] },
    },
    example: '',
  },
} as const satisfies Record<string, FieldOfImport>

export type ImportFieldName = keyof typeof importFields

/** The fields of a kind of file, in the order of their columns. */
export function fieldsOfKind(kind: ImportKind): ImportFieldName[] {
  return (Object.keys(importFields) as ImportFieldName[]).filter((name) =>
    (importFields[name].kinds as readonly ImportKind[]).includes(kind),
  )
}

/**
 * What a field is called in mappings: words of products stand in a column for each language.
 * @example fieldKey('name', 'nb') // 'name.nb'
 */
export function fieldKey(name: ImportFieldName, languageCode?: string): string {
  return languageCode === undefined ? name : `${name}.${languageCode}`
}
