/** Gives the header what the demo has: its menu, its name and no logo. What a test adds to the menu has an id that begins with `added-`. */
export const demoHeader = [
  "delete from menu_items where parent_id like 'added-%'",
  "delete from menu_items where id like 'added-%'",
  'update menu_items set icon = null, icon_color = null where parent_id is null',
  "update menu_items set icon = 'cherry', icon_color = null, is_external = 0 where url = '/products?category=berries'",
  "update factory_settings set logo_url = null, company_name = 'Premium Foods Factory'",
]
