import type { Home } from '#server/features/content/home.service.ts'
import { HomeBest } from './home-best.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeMade } from './home-made.tsx'
import { HomeShops } from './home-shops.tsx'

/** The home page: one promise, the categories, what sells best, how it is made, where to buy. */
export function HomePage({ home }: { home: Home }) {
  const words = { page: 'home', texts: home.texts }
  return (
    <>
      <HomeHero words={words} />
      <HomeCategories categories={home.categories} words={words} />
      <HomeBest products={home.bestSellers} words={words} />
      <HomeMade words={words} />
      <HomeShops places={{ page: 'locations', texts: home.places }} words={words} />
    </>
  )
}
