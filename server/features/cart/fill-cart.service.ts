import type { FilledCart } from '#domain/account.schema.ts'
import type { NewLine } from '#domain/cart.schema.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { addLine, getCart } from './cart.service.ts'

/** A line to put into the cart; `name` tells it from the others when the call is repeated. */
export interface Wanted extends NewLine {
  name: string
  title: string
}

/**
 * Puts several things into the caller's cart, one after the other, and tells which stayed out and why. A call that broke off is
 * finished by its repeat: what is in the cart by this key is not added again.
 */
export async function fillCart(
  ctx: Ctx,
  lines: readonly Wanted[],
  key: string,
): Promise<FilledCart> {
  const i18n = await translatorFor(ctx)
  const left: FilledCart['left'] = []
  for (const { name, title, ...line } of lines) {
    const added = await addLine(ctx, { ...line, key: `${key} ${name}` })
    if (!added.ok) left.push({ title, message: sentenceOf(i18n, added.problem) })
  }
  return { cart: await getCart(ctx), left }
}
