import type * as v from 'valibot'
import { isErrorCode } from '#domain/errors.ts'
import type { Problem } from '#domain/result.ts'

export type Schema = v.GenericSchema | v.GenericSchemaAsync

/** So many wrong places are looked for: a hundred thousand would keep the isolate busy with what no answer has room for. */
const mostFaults = 100

/** A key that is longer is none of ours, and is not named. */
const longestKey = 60

/** The schema, but that it gives up a value once enough is wrong with it. */
export function patient<S extends Schema>(schema: S): S {
  const { version, vendor } = schema['~standard']
  const validate = (value: unknown) => schema['~run']({ value }, fewFaults())
  return { ...schema, '~standard': { version, vendor, validate } }
}

/** Valibot asks at each fault whether it is to go on. */
function fewFaults() {
  let faults = 0
  return {
    get abortEarly() {
      faults += 1
      return faults > mostFaults
    },
  }
}

interface Issue {
  message: string
  type?: string
  requirement?: unknown
  path?: readonly unknown[] | undefined
}

/** What is wrong with a value: of each field the first fault. */
export function problemsOf(issues: readonly Issue[]): [Problem, ...Problem[]] {
  const byField = new Map<string | undefined, Problem>()
  for (const problem of issues.map(problemOf))
    if (!byField.has(problem.field)) byField.set(problem.field, problem)
  const [first = { code: 'invalid_input' }, ...rest] = byField.values()
  return [first, ...rest]
}

/** A schema's message is an error code where the field has a sentence of its own. */
function problemOf({ message, type, requirement, path = [] }: Issue): Problem {
  const keys = path.map((part) =>
    typeof part === 'object' && part && 'key' in part ? String(part.key) : String(part),
  )
  const tooLong = keys.findIndex((key) => key.length > longestKey)
  const named = tooLong === -1 ? keys : keys.slice(0, tooLong)
  const code = isErrorCode(message) ? message : 'invalid_input'
  return {
    code,
    ...(named.length > 0 ? { field: named.join('.') } : {}),
    ...(type === 'max_length' ? { values: { max: Number(requirement) } } : {}),
  }
}
