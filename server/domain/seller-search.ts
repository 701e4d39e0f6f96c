import { searchable } from './search.ts'

interface SearchedSeller {
  name: string
  street: string
  postcode: string
  city: string
  orgNo: string
}

/** What a search for sellers looks into: the name, then place and numbers. No person's: the map is searched by everybody. */
export function sellerSearchText({ name, street, postcode, city, orgNo }: SearchedSeller): string {
  return searchable(name, [city, postcode, street, orgNo].join(' '))
}
