const longName = 'Gudbrandsdalen og Valdres Ysteri og Bakeri SA'

/** An entry behind those of the demo, or before them where its place is below zero. */
const entry = (id: string, place: number, title: string, url: string, icon: string | null) =>
  `insert into menu_items (id, factory_id, sort_order, is_active, title, url, icon, created_at, updated_at)
    select 'added-${id}', id, ${place}, 1, '${title}', '${url}', ${icon ? `'${icon}'` : 'null'}, 0, 0 from factories`

/** Three entries more than the demo has, one of them long, and a name on two lines. */
export const eightEntries = [
  entry('1', 100, 'Oppskrifter og matopplevelser', '/quality', 'leaf'),
  entry('2', 101, 'Oppskrifter', '/quality', 'leaf'),
  entry('3', 102, 'Besøk oss', '/quality', 'leaf'),
  `update factory_settings set company_name = '${longName}'`,
]

export const tenEntries = [
  ...eightEntries,
  entry('4', 103, 'Årets oppskrifter', '/faq', 'leaf'),
  entry('5', 104, 'Ledige stillinger', '/faq', 'leaf'),
  `update factory_settings set company_name = '${`${longName} `.repeat(3).slice(0, 120).trim()}'`,
]

/** Four entries before those of the demo, each with a link under it: the menu of mega takes two lines at 1024 px. */
export const twoLines = [
  ...[0, 1, 2, 3].map((place) =>
    entry(`way-${place}`, place - 100, 'Kurs og besøk hos oss', '/quality', null),
  ),
  `insert into menu_items (id, factory_id, parent_id, sort_order, is_active, title, url, created_at, updated_at)
    select 'added-below-' || id, factory_id, id, 1, 1, 'Påmelding', '/faq', 0, 0 from menu_items where id like 'added-way-%'`,
]

/** To a place within a page. */
export const placeInAPage = [
  entry('place', 100, 'Goes well with', '/products/blueberry-jam#related', null),
]
