/** A line of the menu as a save takes one that is new. */
export const newLine = {
  title: 'New Link',
  titles: {},
  url: '/',
  isExternal: false,
  icon: null,
  iconColor: null,
  isActive: true,
  languageCodes: null,
}
