/** Runs the scheduled jobs each minute, as the cron trigger does in production; a failure is told and tried again. */
export function everyMinute(tick: () => Promise<void>): { stop: () => void } {
  const timer = setInterval(() => {
    tick().catch((error: unknown) => console.error('The scheduled jobs failed:', String(error)))
  }, 60_000)
  return { stop: () => clearInterval(timer) }
}
