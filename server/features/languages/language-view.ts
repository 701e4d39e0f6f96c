import { appConfig } from '#config'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { LanguageRow } from './languages.repository.ts'

/** A language as its editor sees it. */
export function languageView(
  row: LanguageRow,
  coverage: EditableLanguage['coverage'],
): EditableLanguage {
  return {
    code: row.code,
    name: row.name,
    nativeName: row.nativeName,
    direction: row.direction,
    isActive: row.isActive,
    isDefault: row.isDefault,
    gatePercent: row.gatePercent,
    areaGates: row.areaGates,
    fallbackCode: row.fallbackCode,
    rev: row.rev,
    coverage,
    hasCatalogue: (appConfig.catalogues as readonly string[]).includes(row.code),
  }
}
