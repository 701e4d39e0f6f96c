import type { Plugin } from 'vite'

/**
 * Makes the chunk that every page needs the entry itself. Rolldown leaves a file before it that holds one import and nothing
 * else: a request more, and a step more before the page wakes.
 */
export function wholeEntry(): Plugin {
  return {
    name: 'whole-entry',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before the manifests are written.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const main = chunks.find(({ fileName }) => fileName === entry?.imports[0])
        if (!entry || !main || entry.moduleIds.length > 0)
          throw new Error('the entry holds code of its own: it can no longer be left out')
        main.isEntry = true
        delete bundle[entry.fileName]
      },
    },
  }
}
