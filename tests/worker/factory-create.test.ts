import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { runCommand } from '#tests/support/command.ts'
import { type EmptySite, startEmptySite } from '#tests/support/empty-site.ts'

let site: EmptySite
beforeAll(async () => {
  site = await startEmptySite()
})
afterAll(() => site.stop())

const settings = () => ({ DATABASE_URL: site.databaseUrl, PUBLIC_URL: 'https://brod.example' })
const begin = (...args: string[]) => runCommand('factory-create', args, settings())
const counted = async (table: string) =>
  Number((await site.database.execute(`select count(*) as n from ${table}`)).rows[0]?.['n'])

test.each([
  [['--name', ' ', '--languages', 'nb'], '--name'],
  [['--name', 'Brød', '--languages', ''], '--languages'],
  [['--name', 'Brød', '--languages', 'nb,xx'], '--languages'],
])('nothing is begun by %j: it says what to check', async (args, named) => {
  const answer = await begin(...args)
  expect(answer.code).toBe(1)
  expect(answer.output).toContain(`Check ${named}.`)
  expect(await counted('factories')).toBe(0)
})

const isThere = 'There is a factory in this database already.\n'

test('[F01] [G04] [L01] a maker’s own site begins with its menu, the default footer links and the names of its pages, once where two begin it', async () => {
  const two = await Promise.all(
    [1, 2].map(() => begin('--name', 'Brødrene Brød', '--languages', 'en,ar')),
  )
  const [begun, late] = two.toSorted((one, other) => Number(one.code) - Number(other.code))
  expect(begun).toMatchObject({ code: 0 })
  expect(begun?.output).toContain('https://brod.example')
  expect(late).toEqual({ code: 1, output: isThere })
  const shellIn = async (language: string) => {
    const headers = { cookie: `preferred-language=${language}` }
    return (await (await fetch(`${site.url}/api/shell`, { headers })).json()) as ShellData
  }
  const shell = await shellIn('en')
  expect(shell.company.name).toBe('Brødrene Brød')
  expect(shell.languages.map(({ code }) => code)).toEqual(['en', 'ar'])
  expect(shell.footer.sections.map(({ links }) => links.map(({ url }) => url))).toEqual([
    ['/products', '/categories', '/about', '/locations'],
    ['dairy', 'grains', 'specialty', 'organic'].map((key) => `/products?category=${key}`),
    ['/contact', '/resellers', '/support', '/quality'],
  ])
  expect(shell.footer.bottom.map(({ url }) => url)).toEqual(['/privacy', '/terms', '/cookies'])
  expect(shell.footer.copyright).toBe('© {year} Brødrene Brød')
  const arabic = await shellIn('ar')
  expect(arabic.footer.sections[2]?.links[0]?.title).toBe('اتصل بنا')

  const paths = shell.menu.flatMap(({ url, children = [] }) => [url, ...children.map((c) => c.url)])
  for (const path of ['/', ...new Set(paths), '/cart', '/checkout', '/privacy']) {
    const page = await fetch(`${site.url}/en${path}`)
    expect([path, page.status]).toEqual([path, 200])
    expect(await page.text()).toMatch(/<h1[^>]*>(?!<\/h1>)/u)
  }
})

test('asked again, or beside another, it begins nothing', async () => {
  const again = await begin('--name', 'Another', '--languages', 'nb')
  expect(again).toEqual({ code: 1, output: isThere })
  expect(await counted('factories')).toBe(1)
  expect(await counted('languages')).toBe(2)
})

test('[U02] its first owner is made as on every site', async () => {
  const args = ['--email', 'owner@brod.example', '--name', 'Astrid Eide', '--role', 'owner']
  const made = await runCommand('admin-create', args, settings())
  expect(made.code).toBe(0)
  expect(made.output).toContain('https://brod.example/en/auth/callback#')
})
