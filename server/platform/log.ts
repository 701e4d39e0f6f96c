/** One JSON line per event. Fields are codes, counts and ids: never an e-mail, a name, a token or an address. */
export type LogFields = Record<string, string | number | boolean | undefined>

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Logs to the console, each line with the request's id. */
export function consoleLog(requestId: string): Log {
  const line = (level: string, event: string, fields: LogFields = {}) =>
    JSON.stringify({ level, event, requestId, ...fields })
  return {
    info: (event, fields) => console.info(line('info', event, fields)),
    warn: (event, fields) => console.warn(line('warn', event, fields)),
    error: (event, fields) => console.error(line('error', event, fields)),
  }
}
