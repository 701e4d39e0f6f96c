import { expect, test } from 'vitest'
import { focalStep, megabytes, pictureSources, readMediaAddress, sourcesOf } from './media.ts'

test('[D11] a picture is offered up to the first width that covers it', () => {
  const offered = (width: number) =>
    pictureSources({ id: 'a', version: 2, width })
      .match(/\d+(?=w)/gu)
      ?.map(Number)
  expect(offered(100)).toEqual([160])
  expect(offered(700)).toEqual([160, 320, 640, 960])
  expect(offered(5000)).toEqual([160, 320, 640, 960, 1280, 1920])
})

test('[D11] only addresses of the library are read, and only in its widths', () => {
  expect(readMediaAddress('/media/a-1/3/640')).toEqual({ id: 'a-1', version: 3, size: 640 })
  expect(readMediaAddress('/media/a-1/3/file')).toEqual({ id: 'a-1', version: 3, size: 'file' })
  for (const path of [
    '/media/a/3/641',
    '/media/a/03/640',
    '/media/a/0/640',
    '/media/a/3/640/',
    '/media/../3/640',
    '/media/a/3/0640',
    '/media/a/3',
  ])
    expect(readMediaAddress(path)).toBeUndefined()
})

test('a picture in a text is offered in all widths by its address alone', () => {
  expect(sourcesOf('/media/a/1/640')).toContain('/media/a/1/1920 1920w')
  expect(sourcesOf('/media/a/1/file')).toBeUndefined()
  expect(sourcesOf('/pictures/a-640.webp')).toBeUndefined()
})

test('a size that broke a limit never reads like the limit', () => {
  expect(megabytes(10 * 1024 * 1024 + 1)).toBe(10.1)
  expect(megabytes(10 * 1024 * 1024)).toBe(10)
})

test('a focal point is told in the steps of the stylesheet', () => {
  expect([-5, 0, 4, 5, 50, 96, 140].map(focalStep)).toEqual([0, 0, 0, 10, 50, 100, 100])
})
