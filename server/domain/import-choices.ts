import type {
  Availability,
  Badge,
  NetUnit,
  StockPolicy,
  Temperature,
  VatClass,
  WithdrawalPolicy,
} from './catalog.ts'

/** A word in each language of the interface, and what else people write for it in spreadsheets. */
export interface ImportWords {
  en: string
  nb: string
  ar: string
  pl: string
  uk: string
  also?: readonly string[]
}

type Choices<Value extends string> = Record<Value, ImportWords>

const vat: Choices<VatClass> = {
  food: {
    ...{ en: 'Food and drink', nb: 'Mat og drikke', ar: 'طعام وشراب', pl: 'Żywność i napoje' },
    ...{ uk: 'Їжа та напої', also: ['15', '15 %', '0.15', 'mat', 'food'] },
  },
  standard: {
    ...{ en: 'Standard', nb: 'Alminnelig', ar: 'عادية', pl: 'Podstawowy', uk: 'Звичайний' },
    also: ['25', '25 %', '0.25'],
  },
  alcohol: { en: 'Alcohol', nb: 'Alkohol', ar: 'كحول', pl: 'Alkohol', uk: 'Алкоголь' },
  zero: {
    ...{ en: 'None', nb: 'Ingen', ar: 'بلا', pl: 'Brak', uk: 'Немає', also: ['0', '0 %', 'fri'] },
  },
}

const availability: Choices<Availability> = {
  sale: { en: 'For sale', nb: 'Til salgs', ar: 'معروض للبيع', pl: 'W sprzedaży', uk: 'У продажу' },
  quote_only: {
    ...{ en: 'On request only', nb: 'Bare på forespørsel', ar: 'عند الطلب فقط' },
    ...{ pl: 'Tylko na zapytanie', uk: 'Лише на запит' },
  },
  reseller_only: {
    ...{ en: 'At resellers only', nb: 'Bare hos forhandlere', ar: 'لدى الموزعين فقط' },
    ...{ pl: 'Tylko u sprzedawców', uk: 'Лише в продавців' },
  },
  coming: { en: 'Coming', nb: 'Kommer', ar: 'قريبًا', pl: 'Wkrótce', uk: 'Незабаром' },
  ended: {
    ...{ en: 'No longer made', nb: 'Lages ikke lenger', ar: 'لم يعد يُصنع' },
    ...{ pl: 'Już nie jest wytwarzany', uk: 'Більше не виробляється', also: ['utgått'] },
  },
}

const unit: Choices<NetUnit> = {
  g: { en: 'g', nb: 'g', ar: 'غ', pl: 'g', uk: 'г', also: ['gram', 'grams', 'gr', 'غرام', 'гр'] },
  ml: { en: 'ml', nb: 'ml', ar: 'مل', pl: 'ml', uk: 'мл', also: ['milliliter', 'millilitres'] },
  piece: {
    ...{ en: 'pieces', nb: 'stk', ar: 'قطع', pl: 'szt.', uk: 'шт.' },
    also: [
      'piece',
      'pcs',
      'pc',
      'stykk',
      'stykker',
      'stk.',
      'szt',
      'шт',
      'قطعة',
      'sztuki',
      'штуки',
    ],
  },
}

const temperature: Choices<Temperature> = {
  ambient: {
    ...{ en: 'Room temperature', nb: 'Romtemperatur', ar: 'درجة حرارة الغرفة' },
    ...{
      pl: 'Temperatura pokojowa',
      uk: 'Кімнатна температура',
      also: ['tørr', 'tørrvare', 'dry'],
    },
  },
  chilled: {
    ...{ en: 'Chilled', nb: 'Kjølt', ar: 'مبرّد', pl: 'Chłodzone', uk: 'Охолоджене' },
    also: ['kjøl', 'kjølevare', 'cold'],
  },
  frozen: {
    ...{ en: 'Frozen', nb: 'Frosset', ar: 'مجمّد', pl: 'Mrożone', uk: 'Заморожене' },
    also: ['frys', 'fryst', 'frysevare'],
  },
}

const withdrawal: Choices<WithdrawalPolicy> = {
  standard_14: { en: '14 days', nb: '14 dager', ar: '14 يومًا', pl: '14 dni', uk: '14 днів' },
  perishable: {
    ...{ en: 'None: it spoils quickly', nb: 'Ingen: den blir fort dårlig', ar: 'لا حق: سريع التلف' },
    ...{ pl: 'Brak: szybko się psuje', uk: 'Немає: швидко псується' },
  },
  custom_made: {
    ...{ en: 'None: it is made to order', nb: 'Ingen: den lages på bestilling' },
    ...{ ar: 'لا حق: يُصنع حسب الطلب', pl: 'Brak: robiony na zamówienie' },
    uk: 'Немає: виготовляється на замовлення',
  },
  sealed: {
    ...{ en: 'None once its seal is broken', nb: 'Ingen når forseglingen er brutt' },
    ...{ ar: 'لا حق بعد كسر الختم', pl: 'Brak po zerwaniu plomby' },
    uk: 'Немає після відкриття пломби',
  },
}

const badge: Choices<Badge> = {
  season: { en: 'In season', nb: 'I sesong', ar: 'في موسمه', pl: 'W sezonie', uk: 'Сезонне' },
  new: { en: 'New', nb: 'Ny', ar: 'جديد', pl: 'Nowość', uk: 'Новинка' },
}

const stock: Choices<StockPolicy> = {
  tracked: {
    ...{ en: 'Counted', nb: 'Telles', ar: 'يُعدّ', pl: 'Liczony', uk: 'Рахується' },
  },
  backorder: {
    ...{ en: 'Counted, sold also when none are left', nb: 'Telles, selges også når det er tomt' },
    ...{ ar: 'يُعدّ، ويُباع حتى عند نفاده', pl: 'Liczony, sprzedawany także, gdy go nie ma' },
    uk: 'Рахується, продається й тоді, коли немає',
  },
  untracked: {
    ...{ en: 'Not counted', nb: 'Telles ikke', ar: 'لا يُعدّ', pl: 'Nieliczony' },
    uk: 'Не рахується',
  },
}

/** The words of what a cell may choose among, where that is the same on every site. */
export const importChoices = { vat, availability, unit, temperature, withdrawal, badge, stock }
export type ImportChoices = keyof typeof importChoices
