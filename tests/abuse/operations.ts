interface Document {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
}

export interface Operation {
  method: string
  /** With its parameters in braces, as the document writes it. */
  path: string
  query: string[]
  isUnsafe: boolean
}

/** Every endpoint that the API's own document lists: a new one is tried without anyone adding it here. */
export async function operationsOf(url: string): Promise<Operation[]> {
  const response = await fetch(`${url}/api/openapi.json`)
  const document = (await response.json()) as Document
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
