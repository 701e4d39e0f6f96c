type Value = string | boolean

/** What a field was begun from: what was saved, and the number that it was saved with. */
interface Begun {
  value: Value
  rev: number | undefined
  /** True of what this form itself has sent: its new number is not somebody else's. */
  isOwn?: boolean
}

/** What is typed, what each field was begun from, and what was saved when it was last read. */
export interface FormFields<Values> {
  values: Values
  begun: Readonly<Record<string, Begun>>
  read: Readonly<Record<string, Begun>>
}

interface Saved<Values> {
  saved: Values
  /** The number of each field that has one, or the one number of them all. */
  revs: Partial<Record<string, number>> | number
}

/** The fields as a form begins: with what is saved. */
export function begunFields<Values extends Record<string, Value>>(
  of: Saved<Values>,
): FormFields<Values> {
  const read = readOf(of)
  return { values: of.saved, begun: read, read }
}

/**
 * What was read anew: fields that nobody has typed in follow it. The others stay begun from what their writer saw, so that what
 * somebody else has saved meanwhile is not taken for it, until that writer was told (`isTold`). The same object where all is as it was.
 */
export function followed<Values extends Record<string, Value>>(
  fields: FormFields<Values>,
  of: Saved<Values>,
  isTold: boolean,
): FormFields<Values> {
  const read = readOf(of)
  const names = Object.keys(read)
  const isSame = names.every((name) => isOne(fields.read[name], read[name]))
  const isBehind = isTold && names.some((name) => !isOne(fields.begun[name], read[name]))
  if (isSame && !isBehind) return fields
  const begun: Record<string, Begun> = { ...fields.begun }
  const values: Record<string, Value> = { ...fields.values }
  for (const [name, now] of Object.entries(read)) {
    const typed = values[name]
    const was = begun[name]
    const isUntouched = typed === undefined || typed === was?.value
    const isKept = was?.isOwn === true && trimmed(was.value) === now.value
    if (isUntouched) values[name] = now.value
    if (isUntouched || isTold || isKept || trimmed(typed) === now.value) begun[name] = now
  }
  return { values: values as Values, begun, read }
}

/** What was sent was taken: it is what the fields are begun from, until it is read as the server keeps it. */
export function settled<Values extends Record<string, Value>>(
  fields: FormFields<Values>,
  sent: Values,
): FormFields<Values> {
  const begun = Object.entries(sent).map(([name, value]) => [
    name,
    { value, rev: fields.begun[name]?.rev, isOwn: true },
  ])
  return { ...fields, begun: Object.fromEntries(begun) as Record<string, Begun> }
}

/**
 * The number that a row is written with as a whole: as it was last read, unless a field was begun from what is no longer saved. Then
 * it is the one that its writer saw, so that nothing of somebody else's is overwritten unseen.
 */
export function rowRevOf<Values>({ begun, read }: FormFields<Values>): number | undefined {
  const names = Object.keys(read)
  const behind = names.find((name) => begun[name]?.value !== read[name]?.value)
  return behind === undefined ? read[names[0] ?? '']?.rev : begun[behind]?.rev
}

function readOf<Values extends Record<string, Value>>({
  saved,
  revs,
}: Saved<Values>): Record<string, Begun> {
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [
      name,
      { value, rev: typeof revs === 'number' ? revs : revs[name] },
    ]),
  )
}

function isOne(one: Begun | undefined, other: Begun | undefined): boolean {
  return one?.value === other?.value && one?.rev === other?.rev
}

function trimmed(typed: Value | undefined): Value | undefined {
  return typeof typed === 'string' ? typed.trim() : typed
}
