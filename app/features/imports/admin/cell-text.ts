import type { I18n } from '@lingui/core'
import { figureLocale } from '#domain/languages.ts'
import type { ImportField } from '#domain/import-fields.schema.ts'

/** What a change puts into a field, as people read it; undefined where it is empty. */
export function cellText(
  i18n: I18n,
  field: ImportField,
  value: string | number | null,
): string | undefined {
  if (value === null || value === '') return undefined
  if (typeof value === 'number')
    return field.type === 'money' ? moneyText(i18n, value) : i18n.number(value)
  if (field.type === 'choice') return labelOf(field, value)
  if (field.type === 'choices')
    return value
      .split(',')
      .map((each) => labelOf(field, each.trim()))
      .join(', ')
  return field.type === 'day' ? dayText(i18n, value) : value
}

function moneyText(i18n: I18n, ore: number): string {
  return i18n.number(ore / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

function labelOf({ choices }: ImportField, code: string): string {
  return choices.find(({ value }) => value === code)?.label ?? code
}

function dayText(i18n: I18n, day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(at)) return day
  return new Intl.DateTimeFormat(figureLocale(i18n.locale), { dateStyle: 'medium' }).format(at)
}
