import type { HomeTexts } from '#server/features/content/home.service.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeMade } from './home-made.tsx'
import { HomeShops } from './home-shops.tsx'

/** The home page: one promise, the categories, what sells best, how it is made, where to buy. */
export function HomePage({ home }: { home: HomeTexts }) {
  const words = { page: 'home', texts: home.texts }
  return (
    <>
      <HomeHero words={words} />
      <HomeMade words={words} />
      <HomeShops places={{ page: 'locations', texts: home.places }} words={words} />
    </>
  )
}
