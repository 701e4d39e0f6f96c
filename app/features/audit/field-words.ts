import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words = Record<string, MessageDescriptor>

/** What editors call the fields that the log names. A name that means different things gets the word that fits what the entry is about. */
const fieldWords: Words = {
  title: msg`Title`,
  titles: msg`Title`,
  url: msg`Address`,
  isExternal: msg`Opens in a new tab`,
  icon: msg`Icon`,
  iconColor: msg`Colour of the icon`,
  isActive: msg`Shown to visitors`,
  isHidden: msg`Hidden from visitors`,
  audience: msg`Shown to`,
  languageCodes: msg`Shown in`,
  startsAt: msg`Shown from`,
  endsAt: msg`Shown until`,
  publishAt: msg`Shown from`,
  unpublishAt: msg`Shown until`,
  under: msg`Stands under`,
  order: msg`Sequence`,
  backgroundColor: msg`Background`,
  textColor: msg`Text`,
  linkColor: msg`Links`,
  linkHoverColor: msg`Links under the pointer`,
  borderColor: msg`Lines`,
  headerMenuStyle: msg`Layout`,
  headerLogoStyle: msg`Shape`,
  headerLogoWidth: msg`Width in px`,
  headerLogoHeight: msg`Height in px`,
  headerMaxLogoWidth: msg`Largest width in px`,
  showCompanyNameInHeader: msg`Show the company’s name`,
  companyName: msg`Name`,
  legalName: msg`Legal name`,
  orgNo: msg`Organisation number`,
  address: msg`Address`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  logoUrl: msg`Logo`,
  faviconUrl: msg`Icon in the browser’s tab`,
  loadingStyle: msg`Loading indicator`,
  loadingImageUrl: msg`Loading picture`,
  texts: msg`Text`,
  isDismissible: msg`Readers may close it; it stays closed until its words change`,
  light: msg`Light pages`,
  dark: msg`Dark pages`,
  radius: msg`Corners`,
  fonts: msg`Letters`,
  minOrderOre: msg`Smallest order, in kr`,
  kind: msg`Kind`,
  ground: msg`Background`,
  picture: msg`Picture`,
  pictures: msg`Pictures`,
  secondUrl: msg`Where the second button leads`,
  side: msg`Where the picture stands`,
  category: msg`Which products`,
  products: msg`Products`,
  count: msg`How many`,
  places: msg`Places`,
  slug: msg`Address`,
  isIndexed: msg`Search engines may show it`,
  template: msg`Template`,
  state: msg`State`,
  to: msg`To`,
  isGone: msg`Gone`,
  name: msg`Name`,
  'language.name': msg`Name in English`,
  nativeName: msg`Name in the language itself`,
  direction: msg`Direction`,
  isDefault: msg`Default language`,
  fallbackCode: msg`Falls back to`,
  gatePercent: msg`Needed, in percent`,
  areaGates: msg`Needed, in percent`,
  content: msg`Text`,
  altTexts: msg`Text for those who do not see the picture`,
  isDecorative: msg`Decorative`,
  folder: msg`Folder`,
  focalX: msg`Focal point`,
  focalY: msg`Focal point`,
}

/** The parts of a field that have names: `light.primary`, `areaGates.menu`. */
const partWords: Words = {
  background: msg`Ground of the page`,
  foreground: msg`Text`,
  card: msg`Cards`,
  muted: msg`Quiet ground`,
  'muted-foreground': msg`Quiet text`,
  primary: msg`Main colour`,
  'primary-foreground': msg`Text on the main colour`,
  accent: msg`Accent`,
  'accent-foreground': msg`Text on the accent`,
  border: msg`Lines`,
  pages: msg`Page texts`,
  menu: msg`Menu`,
  footer: msg`Footer`,
  interface: msg`Buttons and messages`,
  products: msg`Products`,
  categories: msg`Categories`,
}

export interface NamedField {
  name: MessageDescriptor | string
  /** What of it, as a language; undefined where it is one thing. */
  part: MessageDescriptor | string | undefined
}

/**
 * A field as editors call it; the log's own word where an older or newer version of the site has written it.
 * @example namedField('menu', 'titles.nb') // { name: 'Title', part: 'nb' }
 */
export function namedField(entity: string, field: string): NamedField {
  const [head = '', part] = field.split('.')
  const name = fieldWords[`${entity}.${head}`] ?? fieldWords[head] ?? head
  return { name, part: part === undefined ? undefined : (partWords[part] ?? part) }
}
