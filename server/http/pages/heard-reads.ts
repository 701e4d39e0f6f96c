import type { CallApi } from './request-context.ts'

interface Heard {
  callApi: CallApi
  /** The answer that told this visitor to wait. */
  tooMany: () => Response | undefined
  /** True where something was read that nobody may keep. */
  isUnkept: () => boolean
}

/** A page's reads, and what the API said along with them that the page as a whole has to heed. */
export function heardReads(callApi: CallApi): Heard {
  let tooMany: Response | undefined
  let isUnkept = false
  return {
    tooMany: () => tooMany,
    isUnkept: () => isUnkept,
    callApi: async (address) => {
      const answer = await callApi(address)
      if (answer.status === 429) tooMany = answer
      if (answer.headers.get('cache-control')?.includes('no-store')) isUnkept = true
      return answer
    },
  }
}
