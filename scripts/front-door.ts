/** The name under which the front door is to be reached. */
export const frontDoorEntry = 'frontDoor'

/**
 * The module that takes requests where workerd itself is opened to them: it sends what asks for one of the `files` to the static
 * files, and everything else to the built Worker. On the platform a router does so before the Worker; Miniflare's is a Worker too,
 * behind two more of its own, and passing them costs more than a kept page.
 */
export function frontDoor(files: readonly string[]): string {
  return `
import worker from './index.js'

const files = new Set(${JSON.stringify(files)})

export const ${frontDoorEntry} = {
  fetch(request, env, ctx) {
    const isFile = files.has(new URL(request.url).pathname)
    return isFile ? env.ASSETS.fetch(request) : worker.fetch(request, env, ctx)
  },
}

export default worker
`
}
