import { expect, test } from 'vitest'
import { cleanFolder, isFolder, isWithin, movedFolder } from '#domain/media-folders.ts'
import { foldersIn, wayTo } from './folders-of.ts'

const folders = [
  { path: 'Products', files: 1 },
  { path: 'Products 2', files: 5 },
  { path: 'Products/Cheese', files: 2 },
  { path: 'Products/Cheese/Old', files: 4 },
]

test('a folder shows those that lie directly in it, each with all that is in it', () => {
  expect(foldersIn(folders, '')).toEqual([
    { path: 'Products', name: 'Products', files: 7 },
    { path: 'Products 2', name: 'Products 2', files: 5 },
  ])
  expect(foldersIn(folders, 'Products')).toEqual([
    { path: 'Products/Cheese', name: 'Cheese', files: 6 },
  ])
  expect(foldersIn(folders, 'Products/Cheese/Old')).toEqual([])
  expect(wayTo('Products/Cheese').map(({ path }) => path)).toEqual(['Products', 'Products/Cheese'])
})

test.each([
  [' Products / Cheese /', 'Products/Cheese'],
  ['//', ''],
  ['ost\u200b', 'ost'],
  ['منتجات/جبن', 'منتجات/جبن'],
])('the folder %j is kept as %j', (typed, kept) => {
  expect(cleanFolder(typed)).toBe(kept)
})

test('folders go three deep, and their names have an end', () => {
  expect(isFolder('a/b/c')).toBe(true)
  expect(isFolder('a/b/c/d')).toBe(false)
  expect(isFolder('x'.repeat(61))).toBe(false)
})

test('a folder takes those in it along, and no other that begins like it', () => {
  const move = { from: 'Products', to: 'Goods' }
  const moved = folders.map(({ path }) => movedFolder(path, move))
  expect(moved).toEqual(['Goods', 'Products 2', 'Goods/Cheese', 'Goods/Cheese/Old'])
  expect(movedFolder('Products/Cheese', { from: 'Products', to: '' })).toBe('Cheese')
  expect(isWithin('Products 2', 'Products')).toBe(false)
})
