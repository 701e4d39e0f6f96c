/** What of a translation has to be made anew because its source has changed. */
export interface ChangedPassages {
  /** The passages of the new source that the old one does not have, in their order. */
  asked: string[]
  /** The whole translation, with one answer for each of them. */
  withAnswers: (answers: readonly string[]) => string
}

/**
 * Compares a source with the one that its translation was made from, passage by passage: sentences, lines and tags. Undefined where the
 * translation has other passages than its source had: then nobody can say which is whose, and all of it is asked for.
 * @example changedPassages({ before: 'Ost. Lagret.', after: 'Ost. Fersk.', translation: 'Cheese. Aged.' })?.asked // ['Fersk.']
 */
export function changedPassages({
  before,
  after,
  translation,
}: Record<'before' | 'after' | 'translation', string>): ChangedPassages | undefined {
  const [old, now, made] = [passagesOf(before), passagesOf(after), passagesOf(translation)]
  if (old.length !== made.length) return undefined
  const isTag = (text: string) => text.startsWith('<')
  if (!old.every((text, at) => isTag(text) === isTag(made[at] ?? ''))) return undefined
  const keptAs = keptPassages(old, now)
  const plan = now.map((text, at) => {
    const from = keptAs[at]
    const isAsked = from === undefined && /\p{L}/u.test(text) && !isTag(text)
    return isAsked
      ? { text, isAsked }
      : { text: from === undefined ? text : (made[from] ?? ''), isAsked }
  })
  return {
    asked: plan.filter(({ isAsked }) => isAsked).map(({ text }) => text.trim()),
    withAnswers: (answers) => {
      const left = [...answers]
      return plan
        .map(({ text, isAsked }) =>
          isAsked
            ? text.replace(
                /^(\s*)[\s\S]*?(\s*)$/u,
                (_, a: string, b: string) => a + (left.shift() ?? '') + b,
              )
            : text,
        )
        .join('')
    },
  }
}

/** Each with the blanks behind it, so that they make the text again. */
function passagesOf(text: string): string[] {
  return (
    text
      .match(/<[^<>]*>\s*|[^<]*?(?:[.!?…؟](?=\s|<|$)\s*|\n\s*|(?=<)|$)/gu)
      ?.filter((each) => each !== '') ?? []
  )
}

/** For each passage of now the place that it had, by the longest run of those that both have. */
function keptPassages(old: readonly string[], now: readonly string[]): (number | undefined)[] {
  const same = (a: number, b: number) => old[a]?.trim() === now[b]?.trim()
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  const at = (a: number, b: number) => longest[a]?.[b] ?? 0
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = now.length - 1; b >= 0; b -= 1)
      (longest[a] ?? [])[b] = same(a, b)
        ? at(a + 1, b + 1) + 1
        : Math.max(at(a + 1, b), at(a, b + 1))
  const kept: (number | undefined)[] = now.map(() => undefined)
  for (let a = 0, b = 0; a < old.length && b < now.length;) {
    if (same(a, b)) kept[b++] = a++
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1
    else b += 1
  }
  return kept
}
