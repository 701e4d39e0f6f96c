/** Eight in the morning of the next day. */
export function tomorrow(): number {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  day.setHours(8, 0, 0, 0)
  return day.getTime()
}

/** A time as a field for date and time holds it, in the editor's own time zone. */
export function inputTime(at: number): string {
  const { year, month, day, hour, minute } = partsOf(new Date(at))
  return `${year}-${month}-${day}T${hour}:${minute}`
}

function partsOf(date: Date) {
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    year: date.getFullYear(),
    month: two(date.getMonth() + 1),
    day: two(date.getDate()),
    hour: two(date.getHours()),
    minute: two(date.getMinutes()),
  }
}
