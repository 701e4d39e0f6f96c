import type { ApplicationView } from '#domain/seller-application.schema.ts'
import {
  type TypedException,
  typedHours,
  type TypedWeekPeriod,
} from '#app/features/sellers/typed-hours.ts'
import { pinText } from './pin-text.ts'

export interface PlaceValues extends Record<string, string | boolean> {
  street: string
  postcode: string
  city: string
  /** Coordinates as they are typed. */
  pin: string
  isPinSet: boolean
  weekly: string
  exceptions: string
}

type SavedPlace = NonNullable<ApplicationView['draft']['place']>

/** The place as it stands in its fields. */
export function savedPlace(place: SavedPlace | undefined): PlaceValues {
  if (!place)
    return {
      ...{ street: '', postcode: '', city: '', pin: '', isPinSet: false },
      ...{ weekly: '[]', exceptions: '[]' },
    }
  const { street, postcode, city } = place
  const { weekly, exceptions } = typedHours(place)
  return {
    ...{ street, postcode, city, pin: pinText(place), isPinSet: true },
    weekly: JSON.stringify(weekly),
    exceptions: JSON.stringify(exceptions),
  }
}

export function hoursOf({ weekly, exceptions }: Pick<PlaceValues, 'weekly' | 'exceptions'>) {
  return {
    weekly: JSON.parse(weekly) as TypedWeekPeriod[],
    exceptions: JSON.parse(exceptions) as TypedException[],
  }
}
