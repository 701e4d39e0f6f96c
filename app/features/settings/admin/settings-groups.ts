import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SettingsGroup } from '#domain/settings.schema.ts'

/** The groups of the settings, in the order of their tabs. Online payments are set on the server, and looked at here. How one orders is among the settings of the shop. */
export const settingsGroups: readonly {
  key: Exclude<SettingsGroup, 'ordering'> | 'payments'
  label: MessageDescriptor
}[] = [
  { key: 'company', label: msg`Company` },
  { key: 'look', label: msg`Logo, icon and loading` },
  { key: 'theme', label: msg`Colours and corners` },
  { key: 'announcement', label: msg`Announcement` },
  { key: 'invoices', label: msg`Invoices` },
  { key: 'payments', label: msg`Online payments` },
  { key: 'map', label: msg`Map` },
]
