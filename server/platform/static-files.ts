import type { Fetcher } from '@cloudflare/workers-types'

/** Files that the build has cut and that lie beside the site's pictures: read when somebody asks, so that they weigh nothing in the code. */
export interface StaticFiles {
  /** A JSON file by its path; rejects where it is not there or is no JSON. */
  json(path: `/${string}`): Promise<unknown>
  /** The bytes of a file by its path; rejects where it is not there. */
  bytes(path: `/${string}`): Promise<Uint8Array<ArrayBuffer>>
}

/** Cloudflare's static assets behind the port. */
export function workerFiles(assets: Fetcher): StaticFiles {
  const read = async (path: string) => {
    // The host says nothing: the binding looks at the path alone.
    const answer = await assets.fetch(`http://assets.internal${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer
  }
  return {
    json: async (path) => (await read(path)).json(),
    bytes: async (path) => new Uint8Array(await (await read(path)).arrayBuffer()),
  }
}
