const minuteMs = 60_000
/** A timer may go off a moment early: what is planned for the minute would then wait for the next. */
const marginMs = 50

/** Runs the scheduled jobs at each full minute, as the cron trigger does in production; a failure is printed and tried again. */
export function everyMinute(tick: () => Promise<void>): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout>
  function wait(): void {
    timer = setTimeout(
      () => {
        wait()
        tick().catch((error: unknown) => console.error('The scheduled jobs failed:', String(error)))
      },
      minuteMs - (Date.now() % minuteMs) + marginMs,
    )
  }
  wait()
  return { stop: () => clearTimeout(timer) }
}

/** Wrangler and Vite run the scheduled handler when this address is asked for. */
export async function tickOverHttp(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`)
  if (!response.ok) throw new Error(`status ${response.status}`)
}
