import { html } from 'hono/html'

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  enum?: unknown[]
}

export interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, Answer>
}

interface Answer {
  description?: string
  content?: Record<string, { schema?: Schema }>
}

export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** The API as a page for people: no script, one stylesheet. */
export function describeApiPage(document: ApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API – ${document.info.title}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description}</p>
          <p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
          <nav aria-label="Endpoints">
            <ul>
              ${operations.map(
                ({ method, path }) =>
                  html`<li>
                    <a href="#${anchor(method, path)}"><b>${method.toUpperCase()}</b> ${path}</a>
                  </li>`,
              )}
            </ul>
          </nav>
          ${operations.map(({ method, path, operation }) => section(method, path, operation))}
          ${Object.entries(document.components?.schemas ?? {}).map(
            ([name, schema]) =>
              html`<section id="${name}">
                <h2>${name}</h2>
                ${fields(schema)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

function section(method: string, path: string, operation: Operation) {
  const body = operation.requestBody?.content?.['application/json']?.schema
  return html`<section id="${anchor(method, path)}">
    <h2><b>${method.toUpperCase()}</b> ${path}</h2>
    <p>${operation.summary}</p>
    ${
      operation.parameters?.length
        ? html`<h3>Parameters</h3>
            <dl>
              ${operation.parameters.map(
                (parameter) =>
                  html`<dt>${parameter.name} <small>${parameter.in}</small></dt>
                    <dd>${nameOf(parameter.schema)}${parameter.required ? ', required' : ''}</dd>`,
              )}
            </dl>`
        : ''
    }
    ${
      body
        ? html`<h3>Body</h3>
            ${fields(body)}`
        : ''
    }
    <h3>Answers</h3>
    ${Object.entries(operation.responses ?? {}).map(([status, response]) =>
      answer(status, response),
    )}
  </section>`
}

/** What several endpoints answer alike is described once. */
function answer(status: string, { description, content }: Answer) {
  const schema = content?.['application/json']?.schema
  const shared = schema?.$ref?.split('/').at(-1)
  if (shared)
    return html`<p><b>${status}</b> ${description}: <a href="#${shared}">${shared}</a></p>`
  return html`<h4>${status}</h4>
    ${fields(schema)}`
}

function fields(schema: Schema | undefined): ReturnType<typeof html> | string {
  if (!schema) return ''
  const object = schema.type === 'array' ? schema.items : schema
  const required = new Set(object?.required)
  return html`<dl>
    ${Object.entries(object?.properties ?? {}).map(
      ([name, property]) =>
        html`<dt>${name}</dt>
          <dd>${nameOf(property)}${required.has(name) ? ', required' : ''}</dd>`,
    )}
  </dl>`
}

function nameOf(schema: Schema | undefined): string {
  if (!schema) return 'any'
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.type === 'array') return `list of ${nameOf(schema.items)}`
  return schema.type ?? 'any'
}

function anchor(method: string, path: string): string {
  return `${method}${path.replaceAll(/[^a-z]+/giu, '-')}`
}
