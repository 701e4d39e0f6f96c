import { useEffect, useRef } from 'react'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { isDoneHere, isLater, isMade, slackOf } from './board.ts'
import { playTone } from '#app/platform/browser/tones.ts'

/** What has been waiting for an answer is heard again after so many minutes. */
const againAfter = [2, 5, 8]
const minuteMs = 60_000
/** A screen that hears nothing for so long says so. */
const silentMs = 30_000

/** Makes heard what is new, changed, late, waiting too long, and that nobody answers any more: each once. */
export function useAlarms(
  tickets: readonly KitchenTicket[],
  { now, silentForMs, isKnown }: { now: number; silentForMs: number; isKnown: boolean },
): void {
  const heard = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!isKnown) return
    const signs = signsOf(tickets, { now, silentForMs })
    // What was on the board when the shift began is no news.
    const before = heard.current
    heard.current = new Set([...(before ?? []), ...signs.keys()])
    if (!before) return
    for (const key of before)
      if (key.startsWith('silent') && !signs.has(key)) heard.current.delete(key)
    const news = [...signs].filter(([key]) => !before.has(key)).map(([, tone]) => tone)
    const [first] = news.toSorted()
    if (first) void playTone(first)
  }, [tickets, now, silentForMs, isKnown])
}

function signsOf(
  tickets: readonly KitchenTicket[],
  { now, silentForMs }: { now: number; silentForMs: number },
) {
  const signs = new Map<string, 'changed' | 'fresh' | 'late' | 'silent'>()
  if (silentForMs > silentMs) signs.set('silent', 'silent')
  for (const ticket of tickets) {
    const { id, status, placedAt, isUnseen } = ticket
    if (isUnseen) signs.set(`changed ${id}`, 'changed')
    // What a kitchen accepts by itself is heard as well, once it is to be made.
    if (status === 'new' || (status === 'accepted' && !isLater(ticket, now)))
      signs.set(`fresh ${id}`, 'fresh')
    for (const minutes of againAfter)
      if (status === 'new' && now - placedAt > minutes * minuteMs)
        signs.set(`fresh ${id} ${minutes}`, 'fresh')
    if (isMade(ticket) && !isDoneHere(ticket) && slackOf(ticket, now).pace === 'late')
      signs.set(`late ${id}`, 'late')
  }
  return signs
}
