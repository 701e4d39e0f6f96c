import { api } from '#server/http/api.ts'
import { documentOf } from '#server/http/api-docs.ts'

export interface Operation {
  method: string
  /** With its parameters in braces, as the document writes it. */
  path: string
  query: string[]
  isUnsafe: boolean
}

/** Every endpoint that is described, those of the workspace too: a new one is tried without anyone adding it here. */
export async function everyOperation(): Promise<Operation[]> {
  const document = await documentOf(api)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      isUnsafe: method !== 'get',
    })),
  )
}

/** The address of an operation with these values for its parameters in braces. */
export function addressOf(operation: Operation, value: string): string {
  return operation.path.replaceAll(/\{[^}]+\}/gu, () => encodeURIComponent(value))
}
