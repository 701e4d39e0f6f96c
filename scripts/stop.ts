/** Ends the command, with its reason where people read errors. */
export function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
