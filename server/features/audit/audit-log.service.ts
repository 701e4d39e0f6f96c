import type { I18n } from '@lingui/core'
import {
  type AuditLog,
  type AuditLogEntry,
  auditPageSize,
  type AuditQuery,
} from '#domain/audit.schema.ts'
import { csvOf } from '#domain/csv.ts'
import { isAllowed } from '#domain/permissions.ts'
import { personOf } from '#server/session/person.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { actingAs, auditActionChoices, auditEntityChoices, auditText } from './audit-text.ts'
import { changesText, readData } from './entry-data.ts'
import { type EntryRow, listEntries, listEntriesAndActors } from './audit-log.repository.ts'

/** What a file may hold: more is asked for by days. */
const mostInFile = 10_000

/** A page of what was done, the newest first: everybody's for who may see it all, else the caller's own. */
export async function getAuditLog(ctx: Ctx, query: AuditQuery): Promise<AuditLog> {
  const asked = { ...askedBy(ctx), query, limit: auditPageSize + 1 }
  const { rows, actors } = await listEntriesAndActors(ctx.database, asked)
  const i18n = await translatorFor(ctx)
  const shown = rows.slice(0, auditPageSize)
  return {
    entries: shown.map((row) => entryOf(i18n, row)),
    older: rows.length > auditPageSize ? (shown.at(-1)?.id ?? null) : null,
    now: ctx.now(),
    choices: {
      actors,
      actions: auditActionChoices(i18n),
      entities: auditEntityChoices(i18n),
    },
  }
}

/** The same as a file for a spreadsheet, in which no text is a formula; at most 10,000 rows. */
export async function auditFile(ctx: Ctx, query: AuditQuery): Promise<string> {
  const rows = await listEntries(ctx.database, { ...askedBy(ctx), query, limit: mostInFile })
  const i18n = await translatorFor(ctx)
  return csvOf(
    [
      ...['at', 'person', 'role', 'action', 'text', 'entity', 'entity_id', 'data', 'changes'],
      'request_id',
    ],
    rows.map((row) => lineOf(entryOf(i18n, row))),
  )
}

function lineOf({ at, actor, role, action, text, entity, entityId, ...entry }: AuditLogEntry) {
  return [
    ...[new Date(at).toISOString(), actor?.name ?? null, role, action, text, entity, entityId],
    ...[JSON.stringify(entry.data), changesText(entry), entry.requestId],
  ]
}

function askedBy(ctx: Ctx) {
  const seesAll = isAllowed(ctx.actor, 'audit.read')
  return {
    factoryId: ctx.site.factoryId,
    onlyOf: seesAll ? undefined : personOf(ctx).userId,
  }
}

function entryOf(i18n: I18n, row: EntryRow): AuditLogEntry {
  const { actorId, actorName, data, ...rest } = row
  const { facts, changes, more } = readData(data)
  return {
    ...rest,
    data: facts,
    changes,
    more,
    actor: actorId && actorName ? { id: actorId, name: actorName } : null,
    roleText: actingAs(i18n, row.role),
    text: auditText(i18n, { ...row, data: facts }),
  }
}
