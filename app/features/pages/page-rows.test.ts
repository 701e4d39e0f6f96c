import { expect, test } from 'vitest'
import { fits, type PageRow } from './page-rows.ts'

const row: PageRow = { id: '1', title: 'Smør og brød', path: '/om-smoret', parentTitle: '' }
const isFound = (q: string) => fits(row, { q, state: '' })

test('a page is found by the words of its title and address, in any order and spelling', () => {
  for (const q of ['', 'BROED smor', 'om smøret', '/om-smoret', '/', 'og'])
    expect([q, isFound(q)]).toEqual([q, true])
  for (const q of ['ost', 'smør ost', '?']) expect([q, isFound(q)]).toEqual([q, false])
})
