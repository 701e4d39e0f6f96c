import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const kitchenAudit = {
  actions: {
    kitchen_code_made: {
      name: msg`Pairing code made`,
      text: msg`Made a code to pair a screen with a kitchen`,
    },
    kitchen_screen_paired: {
      name: msg`Screen paired`,
      text: msg`Paired a screen with a kitchen`,
    },
    kitchen_screen_revoked: {
      name: msg`Screen shut out`,
      text: msg`Shut a screen out of its kitchen`,
    },
    kitchen_worker_added: {
      name: msg`Kitchen worker added`,
      text: msg`Added somebody to a kitchen`,
    },
    kitchen_worker_changed: {
      name: msg`Kitchen worker changed`,
      text: msg`Changed name, PIN or access of somebody in a kitchen`,
    },
    kitchen_station_added: { name: msg`Station added`, text: msg`Added a station to a kitchen` },
    kitchen_station_changed: {
      name: msg`Station renamed`,
      text: msg`Renamed a station of a kitchen`,
    },
    kitchen_station_removed: {
      name: msg`Station removed`,
      text: msg`Removed a station from a kitchen`,
    },
    kitchen_stations_ordered: {
      name: msg`Stations put in order`,
      text: msg`Put the stations of a kitchen in an order`,
    },
    kitchen_dish_stationed: {
      name: msg`Station of a dish`,
      text: msg`Changed at which station a dish is made`,
    },
    kitchen_rules_changed: {
      name: msg`Kitchen’s rules changed`,
      text: msg`Changed whether expo waits for the stations`,
    },
  },
  entities: { kitchen: msg`A kitchen` },
} as const satisfies AuditWords
