import type { SearchAnswer } from '#domain/search.schema.ts'
import { appConfig } from '#config'
import { callApi } from '#app/platform/api.ts'

export interface Finding {
  state: 'idle' | 'searching' | 'found'
  text: string
  results: SearchAnswer['results']
  places: SearchAnswer['places']
}

const nothing: Finding = { state: 'idle', text: '', results: [], places: [] }
const remembered = 50

/** Looks for products while a text is being typed: after a pause, from two characters on, the last text alone. */
export class ProductFinder {
  #finding = nothing
  #listeners = new Set<() => void>()
  #pause: ReturnType<typeof setTimeout> | undefined
  #call: AbortController | undefined
  #answers = new Map<string, Pick<SearchAnswer, 'results' | 'places'>>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current = (): Finding => this.#finding

  /** Takes the text as it stands now; what was being looked for before is given up. */
  type(typed: string): void {
    const text = typed.trim()
    this.stop()
    if ([...text].length < appConfig.search.minCharacters) return this.#tell(nothing)
    if (text === this.#finding.text && this.#finding.state === 'found') return
    this.#pause = setTimeout(() => void this.#find(text), appConfig.search.pauseMs)
  }

  /** Gives up what is being looked for: nobody waits for it any more. */
  stop(): void {
    clearTimeout(this.#pause)
    this.#call?.abort()
  }

  async #find(text: string): Promise<void> {
    const known = this.#answers.get(text)
    if (known) return this.#tell({ state: 'found', text, ...known })
    this.#tell({ ...nothing, state: 'searching', text })
    const call = new AbortController()
    this.#call = call
    const answer = await callApi<SearchAnswer>(`/search?q=${encodeURIComponent(text)}`, {
      signal: call.signal,
    })
    if (call.signal.aborted) return
    if (!answer.ok) {
      console.error('the product search failed', answer.reason)
      return this.#tell(nothing)
    }
    if (this.#answers.size >= remembered) this.#answers.clear()
    const { results, places } = answer.value
    const left = appConfig.search.maxResults - places.length
    const found = { results: results.slice(0, left), places }
    this.#answers.set(text, found)
    this.#tell({ state: 'found', text, ...found })
  }

  #tell(finding: Finding): void {
    this.#finding = finding
    for (const listener of this.#listeners) listener()
  }
}
