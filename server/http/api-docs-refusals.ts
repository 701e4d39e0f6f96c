import type { ApiDocument, Operation } from './api-docs-page.ts'

/** What every endpoint refuses that takes something of its kind, before it is asked. */
const refusals = {
  400: { description: 'The body is no JSON', isOf: takesBody },
  403: {
    description: 'The call comes from another site, or its caller may not do this',
    isOf: isUnsafe,
  },
  413: { description: 'The body is too large', isOf: isUnsafe },
  415: { description: 'The body is not said to be JSON', isOf: isUnsafe },
  422: { description: 'Values are wrong: `field` and `fields` name them', isOf: takesValues },
}

/** The document with what the middleware and the parsers of input answer, under its status, at each endpoint. */
export function withRefusals(document: ApiDocument): ApiDocument {
  for (const methods of Object.values(document.paths))
    for (const [method, operation] of Object.entries(methods))
      for (const [status, { description, isOf }] of Object.entries(refusals))
        if (isOf(method, operation))
          operation.responses = {
            [status]: { ...operation.responses?.['default'], description },
            ...operation.responses,
          }
  return document
}

function takesBody(_method: string, { requestBody }: Operation): boolean {
  return requestBody !== undefined
}

function isUnsafe(method: string): boolean {
  return method !== 'get'
}

function takesValues(_method: string, { requestBody, parameters = [] }: Operation): boolean {
  return requestBody !== undefined || parameters.length > 0
}
