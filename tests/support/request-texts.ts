import type { ApiDocument } from '#server/http/api-docs-page.ts'

/** As much of JSON Schema as the requests of the API are described in. */
interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  format?: string
  pattern?: string
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  minimum?: number
}

/** One text that somebody may send: where it stands, and a request that has it there and what fits or nearly fits everywhere else. */
export interface RequestText {
  name: string
  part: 'body' | 'address' | 'header'
  /** As a refusal names it: of a key in a record the record. */
  field: string
  requestWith: (text: string) => {
    method: string
    path: string
    body?: unknown
    headers?: Record<string, string>
  }
}

/** Every text that a request may hold: in its body (keys too), its address and its headers. What only some words fit is none. */
export function textsOf(document: ApiDocument): RequestText[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const parameters = (operation.parameters ?? []) as Parameter[]
      const body = operation.requestBody?.content?.['application/json']?.schema as
        | Schema
        | undefined
      const at = { method: method.toUpperCase(), path, parameters }
      return [
        ...parameters.flatMap((parameter) => parameterText(at, parameter)),
        ...(body ? places(body).map((place) => bodyText(at, place)) : []),
      ]
    }),
  )
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface At {
  method: string
  path: string
  parameters: readonly Parameter[]
}

function bodyText(at: At, { field, valueWith }: Place): RequestText {
  return {
    name: `${at.method} ${at.path} ${field}`,
    part: 'body',
    field,
    requestWith: (text) => ({ method: at.method, path: address(at), body: valueWith(text) }),
  }
}

function parameterText(at: At, { name, in: part, schema = {} }: Parameter): RequestText[] {
  if (places(schema).length === 0) return []
  const isHeader = part === 'header'
  return [
    {
      name: `${at.method} ${at.path} ${part} ${name}`,
      part: isHeader ? 'header' : 'address',
      field: name,
      requestWith: (text) => ({
        method: at.method,
        path: address(at, isHeader ? {} : { [name]: text }),
        ...(isHeader ? { headers: { [name]: text } } : {}),
      }),
    },
  ]
}

/** The address of a request, with what its parameters need but for the `given` ones. */
function address({ path, parameters }: At, given: Record<string, string> = {}): string {
  const value = ({ name, schema }: Parameter) => given[name] ?? String(sample(schema ?? {}))
  const query = parameters
    .filter(({ name, in: part, required }) => part === 'query' && (required || name in given))
    .map((parameter) => [parameter.name, value(parameter)])
  const filled = parameters.reduce(
    (filling, each) => filling.replace(`{${each.name}}`, () => encodeURIComponent(value(each))),
    path,
  )
  return `${filled}?${new URLSearchParams(query).toString()}`
}

interface Place {
  field: string
  valueWith: (text: string) => unknown
}

/** Where a value of a schema may hold a text of one's own. */
function places(schema: Schema): Place[] {
  if (schema.enum || schema.const !== undefined) return []
  const { properties = {}, propertyNames, additionalProperties } = schema
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(places),
    ...(schema.type === 'string' ? [{ field: '', valueWith: (text: string) => text }] : []),
    ...within(schema.items, '0', (value) => [value]),
    ...within(propertyNames, '', (key) => ({ [String(key)]: sample(others ?? {}) })),
    ...within(others, 'en', (value) => ({ en: value })),
    ...Object.entries(properties).flatMap(([name, property]) =>
      within(property, name, (value) => ({ ...objectOf(schema), [name]: value })),
    ),
  ]
}

function within(
  schema: Schema | undefined,
  name: string,
  around: (value: unknown) => unknown,
): Place[] {
  if (!schema) return []
  return places(schema).map(({ field, valueWith }) => ({
    field: [name, field].filter(Boolean).join('.'),
    valueWith: (text) => around(valueWith(text)),
  }))
}

/** A value that a schema takes, or nearly so. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (first) return sample(first)
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'string') return sampleText(schema)
  const samples: Record<string, unknown> = { array: [], boolean: true, null: null }
  return schema.type && schema.type in samples ? samples[schema.type] : (schema.minimum ?? 1)
}

function sampleText({ format, pattern = '' }: Schema): string {
  const uuid = '0199a0c0-0000-7000-8000-000000000000'
  const texts = ['xx', 'x.1', '1', uuid].slice(format === 'uuid' ? -1 : 0)
  return texts.find((text) => new RegExp(pattern, 'u').test(text)) ?? 'xx'
}

function objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]))
}
