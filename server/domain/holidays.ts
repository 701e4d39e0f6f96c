import { addDays, weekdayOf } from './oslo-time.ts'

/** Public holidays that fall on the same date each year. */
const fixed = new Set(['01-01', '05-01', '05-17', '12-25', '12-26'])
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter, Ascension, Whitsun. */
const movable = [-3, -2, 0, 1, 39, 49, 50]

/** Easter Sunday of a year in the Gregorian calendar (Gauss, as Meeus gives it). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leaps = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - moon + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** True on the public holidays of Norway; Christmas Eve and New Year's Eve are none. */
export function isPublicHoliday(date: string): boolean {
  if (fixed.has(date.slice(5))) return true
  return movableOf(date.slice(0, 4)).has(date)
}

const movableByYear = new Map<string, ReadonlySet<string>>()

/** Worked out once for a year: calendars ask for every date of the weeks ahead. */
function movableOf(year: string): ReadonlySet<string> {
  const known = movableByYear.get(year)
  if (known) return known
  const easter = easterSunday(Number(year))
  const dates = new Set(movable.map((days) => addDays(easter, days)))
  movableByYear.set(year, dates)
  return dates
}

/** Monday to Friday, and no public holiday. */
export function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date)
}

/** The working day that lies this many working days after a date; 0 gives the date itself where it is one, else the next. */
export function workingDayAfter(date: string, workingDays: number): string {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, 1)
  for (let left = workingDays; left > 0; left -= 1) {
    day = addDays(day, 1)
    while (!isWorkingDay(day)) day = addDays(day, 1)
  }
  return day
}
