/** The name under which the front door is to be reached. */
export const frontDoorEntry = 'frontDoor'

/**
 * The module that takes requests where workerd itself is opened to them: it sends what asks for a file to the static files, by
 * the rules of `run_worker_first`, and everything else to the built Worker. On the platform a router does so before the Worker;
 * Miniflare's is a Worker too, behind two more of its own, and passing them costs more than a kept page.
 */
export function frontDoor(filePatterns: readonly string[]): string {
  return `
import worker from './index.js'

const files = /^(?:${filePatterns.map(asPattern).join('|')})$/

export const ${frontDoorEntry} = {
  fetch(request, env, ctx) {
    const isFile = files.test(new URL(request.url).pathname)
    return isFile ? env.ASSETS.fetch(request) : worker.fetch(request, env, ctx)
  },
}

export default worker
`
}

/** `/assets/*` as a pattern of the whole path. */
function asPattern(rule: string): string {
  return rule
    .split('*')
    .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}/]/gu, String.raw`\$&`))
    .join('.*')
}
