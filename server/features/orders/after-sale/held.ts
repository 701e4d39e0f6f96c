import type { Problem } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { undecidedText } from '#server/i18n/after-sale-words.ts'
import type { FoundAfterSale } from './after-sale.repository.ts'

type Sale = Pick<FoundAfterSale, 'withdrawal'>

/** True while nobody has decided a withdrawal: no goods leave that may have to come back, and none are asked for. */
export function isHeld({ withdrawal }: Sale): boolean {
  return withdrawal?.status === 'received'
}

/** The refusal of what waits for that decision; undefined where nothing does. */
export async function whyHeld(ctx: Ctx, sale: Sale): Promise<Problem | undefined> {
  if (!isHeld(sale)) return undefined
  return { code: 'illegal_transition', values: { state: undecidedText(await translatorFor(ctx)) } }
}
