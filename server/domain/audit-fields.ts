/**
 * What the audit log keeps before and after a change, by what is changed: it stands on the site, or is a rule of the site and about
 * nobody. `*` stands for one name, as a language's code. Of any other field the log says that it was changed, and keeps no word: names
 * and addresses of people, passwords, keys and other secrets never belong into this list.
 */
export const keptFields = {
  menu: [
    ...['title', 'titles.*', 'url', 'isExternal', 'icon', 'iconColor', 'isActive'],
    ...['audience', 'languageCodes', 'startsAt', 'endsAt', 'under', 'order'],
  ],
  footer: [
    ...['title', 'titles.*', 'url', 'isExternal', 'order'],
    ...['backgroundColor', 'textColor', 'linkColor', 'linkHoverColor', 'borderColor'],
  ],
  header: [
    ...['headerMenuStyle', 'headerLogoStyle', 'headerLogoWidth', 'headerLogoHeight'],
    ...['headerMaxLogoWidth', 'showCompanyNameInHeader'],
  ],
  /** Phone and e-mail are the company's own, which every page shows. */
  company: ['companyName', 'legalName', 'orgNo', 'address', 'phone', 'email'],
  look: ['logoUrl', 'faviconUrl', 'loadingStyle', 'loadingImageUrl'],
  announcement: ['texts.*', 'url', 'audience', 'startsAt', 'endsAt', 'isDismissible'],
  theme: ['light.*', 'dark.*', 'radius', 'fonts'],
  ordering: ['minOrderOre', 'paymentMethods'],
  map: ['mapTiles', 'mapCredit'],
  invoices: [
    ...['street', 'postcode', 'city', 'bankAccount', 'paymentDays'],
    ...['isVatRegistered', 'isInBusinessRegister'],
  ],
  delivery: [
    ...[
      'kind',
      'names.*',
      'descriptions.*',
      'isActive',
      'temperatures',
      'freeFromOre',
      'cutOffHour',
    ],
    ...['leadDays', 'rates', 'zones', 'slots', 'order'],
  ],
  tax_rate: ['class', 'percentBp', 'validFrom'],
  sections: [
    ...['order', 'kind', 'isHidden', 'ground', 'picture', 'url', 'secondUrl', 'side', 'category'],
    ...['products', 'count', 'places', 'pictures'],
  ],
  collection: ['state', 'order'],
  product: [
    ...['names.*', 'slugs.*', 'descriptions.*', 'packageSizes.*', 'sku', 'barcode'],
    ...['vatClass', 'availability', 'minQty', 'stepQty', 'maxQty'],
    ...['netQuantity', 'netUnit', 'grossWeightG', 'temperature', 'withdrawalPolicy'],
    ...['shelfLifeDays', 'originCountry', 'badge', 'shopPriceOre', 'salePriceOre'],
    ...['stockPolicy', 'lowStockAt', 'restockOn', 'state', 'movement', 'quantity'],
    ...['ingredients.*', 'storageTexts.*', 'originTexts.*', 'allergens.*', 'diets', 'nutrition.*'],
    ...['isConfirmed', 'pictures', 'options'],
    // What it costs the factory is for few to know: that it was changed, for all who read the log.
    ...['unitsPerCarton', 'cartonsPerPallet', 'tiers'],
  ],
  /** Of the people of a kitchen nothing is kept. */
  kitchen: ['station', 'isExpoStrict', 'order'],
  dish: [
    ...['section', 'prepMinutes', 'points', 'isForEatIn', 'isForPickup', 'servingTimes', 'kcal'],
    ...['isHalf', 'isOfHalves', 'vatClass', 'groups', 'order'],
  ],
  menu_section: ['titles.*', 'order'],
  option_group: ['kind', 'min', 'max', 'freeCount', 'isPerHalf', 'titles.*', 'options'],
  category: ['names.*', 'slugs.*', 'descriptions.*', 'tint', 'isActive', 'imageUrl', 'order'],
  restaurant: [
    ...['names.*', 'descriptions.*', 'slug', 'status', 'tint', 'street', 'postcode', 'city'],
    ...['phone', 'hasEatIn', 'hasPickup', 'leadMinutes', 'slotMinutes', 'slotPoints'],
    ...['isAutoAccepted', 'acceptMinutes', 'daysAhead', 'halfRule', 'halfSurchargeOre'],
    ...['halfToppingBp', 'hours', 'days', 'table', 'order'],
  ],
  /** Where a business is and what it sells stands on the map; who answers there is a person. */
  seller: [
    ...['name', 'kind', 'street', 'postcode', 'city', 'website', 'pin', 'products'],
    ...['closedFrom', 'closedTo', 'stories.*'],
  ],
  /** Where answers go may be somebody's own address. */
  newsletter: ['title', 'list', 'languages', 'fromName', 'isPublic', 'isDraftShared'],
  page: ['slug', 'isIndexed', 'template', 'under', 'state', 'publishAt', 'unpublishAt'],
  redirect: ['to', 'isGone'],
  language: [
    ...['name', 'nativeName', 'direction', 'isActive', 'isDefault', 'fallbackCode'],
    ...['gatePercent', 'areaGates.*', 'order'],
  ],
  interface_text: ['content'],
  newsletter_list: ['names.*', 'isOpen'],
  /** A file's name is its people's own, and may be somebody's. */
  media: ['altTexts.*', 'focalX', 'focalY', 'isDecorative'],
} as const satisfies Record<string, readonly string[]>
export type Audited = keyof typeof keptFields

/**
 * True where the log may keep what a field held and holds.
 * @example isKept('menu', 'titles.nb') // true
 */
export function isKept(audited: Audited, field: string): boolean {
  const pattern = field.replace(/\..*$/u, '.*')
  return keptFields[audited].some((kept) => kept === field || kept === pattern)
}
