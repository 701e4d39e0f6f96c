import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const instead = resolve('server/platform/rich-text-purify.ts')

/** The server cleans rich texts with a module of its own under DOMPurify's name: a Worker has no document (docs/decisions/024-rich-texts.md). */
export function serverPurify(): Plugin {
  return {
    name: 'server-purify',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^isomorphic-dompurify$/u },
      handler: () => instead,
    },
  }
}
