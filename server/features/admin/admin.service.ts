import type { Ability, AdminStart } from '#domain/admin.schema.ts'
import { type AdminPermission, abilitiesOf } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { abilityText, roleText } from '#server/i18n/ability-words.ts'

/** Who the caller is to the admin panel; `forbidden` for everyone without an active role there. */
export async function startAdmin(ctx: Ctx): Promise<Result<AdminStart>> {
  const { user, actor } = ctx
  if (!user?.adminRole) return refused('forbidden')
  const i18n = await translatorFor(ctx)
  const inWords = (permission: AdminPermission): Ability => ({
    permission,
    text: abilityText(i18n, permission),
  })
  const { reads, writes } = abilitiesOf(user.adminRole)
  return done({
    name: user.name,
    role: user.adminRole,
    roleText: roleText(i18n, user.adminRole),
    abilities: { reads: reads.map(inWords), writes: writes.map(inWords) },
    hasSecondFactor: user.hasSecondFactor,
    lacksSecondFactor: actor.lacksSecondFactor ?? false,
    ...(actor.languages ? { languages: [...actor.languages] } : {}),
  })
}
