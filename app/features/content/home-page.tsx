import { getRouteApi } from '@tanstack/react-router'
import { currentOrigin } from '#app/platform/page-context.ts'
import { DataScript } from '#app/ui/data-script.tsx'
import type { Home } from '#domain/content.schema.ts'
import { companyFacts } from './content-facts.ts'
import { HomeBest } from './home-best.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeMade } from './home-made.tsx'
import { HomeShops } from './home-shops.tsx'

const root = getRouteApi('__root__')

/** The home page: one promise, the categories, what sells best, how it is made, where to buy. */
export function HomePage({ home }: { home: Home }) {
  const { company } = root.useLoaderData()
  const words = { page: 'home', texts: home.texts }
  return (
    <>
      <DataScript data={companyFacts(company, currentOrigin())} />
      <HomeHero words={words} />
      <HomeCategories categories={home.categories} words={words} />
      <HomeBest products={home.bestSellers} words={words} />
      <HomeMade words={words} />
      <HomeShops places={{ page: 'locations', texts: home.places }} words={words} />
    </>
  )
}
