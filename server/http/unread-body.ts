const mostBytes = 4_000_000
const mostMs = 1000

/**
 * Reads what nobody wanted of a request's body, up to 4 MB and for a second at most. A refusal that leaves it unread breaks the
 * connection under the caller, who then learns nothing of the refusal.
 */
export async function finishBody(request: Request): Promise<void> {
  const { body } = request
  if (!body || request.bodyUsed || body.locked) return
  const reader = body.getReader()
  const giveUp = setTimeout(() => void reader.cancel().catch(() => undefined), mostMs)
  try {
    for (let bytes = 0; bytes < mostBytes;) {
      const { done, value } = await reader.read()
      if (done) return
      bytes += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The caller went away: nobody waits for the answer.
  } finally {
    clearTimeout(giveUp)
  }
}
