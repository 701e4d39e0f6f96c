import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuditAction, AuditEntity } from '#server/audit/audit.queries.ts'
import { abilitiesOf, isAdminRole, type Role } from '#domain/permissions.ts'
import { abilityText, roleText } from './ability-words.ts'

/** What was done, after the name of who did it. `target` is to whom or what. */
const actions: Record<AuditAction, MessageDescriptor> = {
  denied: msg({ message: 'Was refused: {target}' }),
  sign_in: msg`Signed in`,
  sign_in_failed: msg`Tried to sign in with a wrong password`,
  sign_out: msg`Signed out`,
  sign_up: msg`Asked for an account`,
  confirmed: msg`Confirmed the e-mail address`,
  password_reset: msg`Chose a new password by mail`,
  password_changed: msg`Changed the password`,
  email_changed: msg`Changed the e-mail address`,
  second_factor_on: msg`Added an authenticator app`,
  second_factor_off: msg({ message: 'Removed the second factor of {target}' }),
  passkey_added: msg`Added a passkey`,
  passkey_removed: msg`Removed a passkey`,
  recovery_codes_made: msg`Made new recovery codes`,
  sessions_ended: msg({ message: 'Ended the sessions of {target}' }),
  invited: msg({ message: 'Invited {target} as {role}' }),
  invite_accepted: msg`Accepted the invitation`,
  role_changed: msg({ message: 'Changed the role of {target} from {before} to {role}' }),
  order_claimed: msg`Claimed an order`,
  order_called_off: msg`Called off an order`,
  order_till_registered: msg`Registered an order’s payment in the till`,
  order_invoice_paid: msg`Marked an order’s invoice as paid`,
  data_exported: msg`Exported their data`,
  erased: msg`Deleted the account`,
  item_changed: msg({ message: 'Showed, hid or removed {target}' }),
  items_ordered: msg({ message: 'Put the list {target} in another order' }),
  text_published: msg({ message: 'Published the text {target}' }),
  text_drafted: msg({ message: 'Saved a draft of {target}' }),
  text_scheduled: msg({ message: 'Scheduled the text {target}' }),
  text_unpublished: msg({ message: 'Took down the text {target}' }),
  text_restored: msg({ message: 'Brought back an earlier text of {target}' }),
  draft_discarded: msg({ message: 'Threw away a draft of {target}' }),
  schedule_cancelled: msg({ message: 'Cancelled the schedule of {target}' }),
  preview_made: msg`Made a preview link`,
  preview_revoked: msg`Took back a preview link`,
  sections_saved: msg({ message: 'Changed the sections of {target}' }),
  media_added: msg`Added a file to the library`,
  media_changed: msg`Changed what is known of a file`,
  media_folder_renamed: msg`Renamed a folder of the library`,
  media_replaced: msg`Replaced a file`,
  media_deleted: msg`Deleted a file`,
  social_picture_drawn: msg({ message: 'Drew the picture of the page {target}' }),
  social_picture_chosen: msg({ message: 'Chose the picture of the page {target}' }),
  settings_saved: msg`Saved settings`,
  menu_saved: msg`Saved the menu`,
  menu_title_saved: msg`Renamed an entry of the menu`,
  language_added: msg({ message: 'Added the language {target}' }),
  language_changed: msg({ message: 'Changed the language {target}' }),
  languages_ordered: msg`Put the languages in another order`,
  interface_text_saved: msg`Changed an interface text`,
  interface_text_removed: msg`Gave an interface text back to the product’s own words`,
  footer_links_saved: msg`Saved links of the footer`,
  footer_link_title_saved: msg`Renamed a link of the footer`,
  footer_colors_saved: msg`Changed the colours of the footer`,
  page_made: msg({ message: 'Made the page {target}' }),
  page_changed: msg({ message: 'Changed the page {target}' }),
  page_address_saved: msg({ message: 'Changed the address of the page {target}' }),
  page_published: msg({ message: 'Published the page {target}' }),
  page_scheduled: msg({ message: 'Scheduled the page {target}' }),
  page_unpublished: msg({ message: 'Took down the page {target}' }),
  page_removed: msg({ message: 'Removed the page {target}' }),
  page_restored: msg({ message: 'Brought back the page {target}' }),
  redirect_made: msg({ message: 'Made the redirect from {target}' }),
  redirect_removed: msg({ message: 'Removed the redirect from {target}' }),
  category_made: msg({ message: 'Made the category {target}' }),
  category_changed: msg({ message: 'Changed the category {target}' }),
  categories_ordered: msg`Put the categories in another order`,
  category_removed: msg({ message: 'Removed the category {target}' }),
}

/** The short name of an action, for a filter. */
const names: Record<AuditAction, MessageDescriptor> = {
  denied: msg`Refused`,
  sign_in: msg`Sign-in`,
  sign_in_failed: msg`Failed sign-in`,
  sign_out: msg`Sign-out`,
  sign_up: msg`Sign-up`,
  confirmed: msg`Address confirmed`,
  password_reset: msg`New password by mail`,
  password_changed: msg`Password changed`,
  email_changed: msg`Address changed`,
  second_factor_on: msg`Second factor added`,
  second_factor_off: msg`Second factor removed`,
  passkey_added: msg`Passkey added`,
  passkey_removed: msg`Passkey removed`,
  recovery_codes_made: msg`Recovery codes`,
  sessions_ended: msg`Sessions ended`,
  invited: msg`Invitation`,
  invite_accepted: msg`Invitation accepted`,
  role_changed: msg`Role changed`,
  order_claimed: msg`Order claimed`,
  order_called_off: msg`Order called off`,
  order_till_registered: msg`Order paid at the till`,
  order_invoice_paid: msg`Order’s invoice paid`,
  data_exported: msg`Data exported`,
  erased: msg`Account deleted`,
  item_changed: msg`Item of a list changed`,
  items_ordered: msg`List put in order`,
  text_published: msg`Text published`,
  text_drafted: msg`Draft saved`,
  text_scheduled: msg`Text scheduled`,
  text_unpublished: msg`Text taken down`,
  text_restored: msg`Text restored`,
  draft_discarded: msg`Draft thrown away`,
  schedule_cancelled: msg`Schedule cancelled`,
  preview_made: msg`Preview link made`,
  preview_revoked: msg`Preview link taken back`,
  sections_saved: msg`Sections changed`,
  media_added: msg`File added`,
  media_changed: msg`File changed`,
  media_folder_renamed: msg`Folder renamed`,
  media_replaced: msg`File replaced`,
  media_deleted: msg`File deleted`,
  social_picture_drawn: msg`Page’s picture drawn`,
  social_picture_chosen: msg`Page’s picture chosen`,
  settings_saved: msg`Settings saved`,
  menu_saved: msg`Menu saved`,
  menu_title_saved: msg`Menu entry renamed`,
  language_added: msg`Language added`,
  language_changed: msg`Language changed`,
  languages_ordered: msg`Languages ordered`,
  interface_text_saved: msg`Interface text changed`,
  interface_text_removed: msg`Interface text given back`,
  footer_links_saved: msg`Footer links saved`,
  footer_link_title_saved: msg`Footer link renamed`,
  footer_colors_saved: msg`Footer colours changed`,
  page_made: msg`Page made`,
  page_changed: msg`Page changed`,
  page_address_saved: msg`Address of a page changed`,
  page_published: msg`Page published`,
  page_scheduled: msg`Page scheduled`,
  page_unpublished: msg`Page taken down`,
  page_removed: msg`Page removed`,
  page_restored: msg`Page brought back`,
  redirect_made: msg`Redirect made`,
  redirect_removed: msg`Redirect removed`,
  category_made: msg`Category made`,
  category_changed: msg`Category changed`,
  categories_ordered: msg`Categories ordered`,
  category_removed: msg`Category removed`,
}

const entities: Record<AuditEntity, MessageDescriptor> = {
  user: msg`Person`,
  permission: msg`Permission`,
  order: msg`Order`,
  text: msg`Text`,
  media: msg`File`,
  page: msg`Page`,
  preview: msg`Preview link`,
  session: msg`Session`,
  header: msg`Header`,
  settings: msg`Settings`,
  company: msg`Company`,
  look: msg`Logo, icon and loading`,
  announcement: msg`Announcement`,
  theme: msg`Colours and corners`,
  ordering: msg`Ordering`,
  menu: msg`Menu`,
  menu_item: msg`Menu entry`,
  footer: msg`Footer`,
  footer_link: msg`Footer link`,
  language: msg`Language`,
  interface_text: msg`Interface text`,
  redirect: msg`Redirect`,
  category: msg`Category`,
}

const otherRoles: Partial<Record<Role | 'operator', MessageDescriptor>> = {
  visitor: msg`Visitor`,
  customer: msg`Customer`,
  company_member: msg`Company member`,
  seller: msg`Seller`,
  staff: msg`Restaurant staff`,
  operator: msg`Operator`,
}

/** An owner has them all. */
const adminPermissions = Object.values(abilitiesOf('owner')).flat()

interface Choice {
  value: string
  label: string
}

interface Told {
  action: string
  entity: string
  entityId: string | null
  /** The name of the person that it is about. */
  entityName: string | null
  data: Record<string, string | number | boolean>
}

/** What was done, as one sentence. */
export function auditText(i18n: I18n, told: Told): string {
  const words = (actions as Partial<Record<string, MessageDescriptor>>)[told.action]
  if (!words) return plainName(told.action)
  const { role, before } = told.data
  return i18n._({
    ...words,
    values: {
      target: targetText(i18n, told),
      role: actingAs(i18n, String(role ?? '')),
      before: actingAs(i18n, String(before ?? '')),
    },
  })
}

/** Every action that the site writes down, by its short name. */
export function auditActionChoices(i18n: I18n): Choice[] {
  return choicesOf(i18n, names)
}

/** Everything that an entry may be about. */
export function auditEntityChoices(i18n: I18n): Choice[] {
  return choicesOf(i18n, entities)
}

function choicesOf(i18n: I18n, words: Record<string, MessageDescriptor>): Choice[] {
  return Object.entries(words)
    .map(([value, message]) => ({ value, label: i18n._(message) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
}

/** As what somebody acted: a role of the admin panel or any other; `none` is no role there. */
export function actingAs(i18n: I18n, role: string): string {
  if (role === 'none') return i18n._(msg`No access`)
  if (isAdminRole(role)) return roleText(i18n, role)
  const words = otherRoles[role as Role]
  return words ? i18n._(words) : plainName(role)
}

function targetText(i18n: I18n, { entity, entityId, entityName }: Told): string {
  if (entity !== 'permission') return entityName ?? entityId ?? ''
  const permission = adminPermissions.find((name) => name === entityId)
  return permission ? abilityText(i18n, permission) : (entityId ?? '')
}

/** What an older version of the site has written: `price_moved` reads "price moved". */
function plainName(code: string): string {
  return code.replaceAll(/[._]/gu, ' ')
}
