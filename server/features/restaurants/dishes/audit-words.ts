import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const dishesAudit = {
  actions: {
    menu_section_made: {
      name: msg`Section of a menu added`,
      text: msg`Added a section to a restaurant’s menu`,
    },
    menu_section_changed: {
      name: msg`Section of a menu renamed`,
      text: msg`Renamed a section of a restaurant’s menu`,
    },
    menu_sections_ordered: {
      name: msg`Sections of a menu ordered`,
      text: msg`Put the sections of a restaurant’s menu in another order`,
    },
    menu_section_removed: {
      name: msg`Section of a menu removed`,
      text: msg`Removed a section of a restaurant’s menu`,
    },
    dish_made: { name: msg`Dish made`, text: msg({ message: 'Made the dish {target}' }) },
    dish_changed: { name: msg`Dish changed`, text: msg({ message: 'Changed the dish {target}' }) },
    dishes_ordered: {
      name: msg`Dishes ordered`,
      text: msg`Put dishes in another order`,
    },
    option_group_made: {
      name: msg`Option group made`,
      text: msg({ message: 'Made the option group {target}' }),
    },
    option_group_changed: {
      name: msg`Option group changed`,
      text: msg({ message: 'Changed the option group {target}' }),
    },
    option_group_removed: {
      name: msg`Option group removed`,
      text: msg({ message: 'Removed the option group {target}' }),
    },
  },
  entities: {
    menu_section: msg`Section of a menu`,
    dish: msg`Dish`,
    option_group: msg`Option group`,
  },
} as const satisfies AuditWords
