/** Runs the scheduled jobs each minute, as the cron trigger does in production; a failure is told and tried again. */
export function everyMinute(tick: () => Promise<void>): { stop: () => void } {
  const timer = setInterval(() => {
    tick().catch((error: unknown) => console.error('The scheduled jobs failed:', String(error)))
  }, 60_000)
  return { stop: () => clearInterval(timer) }
}

/** Wrangler and Vite run the scheduled handler when this address is asked for. */
export async function tickOverHttp(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`)
  if (!response.ok) throw new Error(`status ${response.status}`)
}
