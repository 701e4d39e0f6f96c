interface Times {
  startsAt: number | null
  endsAt: number | null
}

/** True while an announcement is to be seen: from its beginning on, and no longer at its end. */
export function isInTime({ startsAt, endsAt }: Times, now: number): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}
