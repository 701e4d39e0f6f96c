import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getHome } from '#app/features/content/content.functions.ts'
import { HomePage } from '#app/features/content/home-page.tsx'
import { getSignUp } from '#app/features/newsletters/sign-up.functions.ts'
import { SignUpBand } from '#app/features/newsletters/sign-up-band.tsx'

export const Route = createFileRoute('/')({
  loader: async () => {
    const [home, signUp] = await Promise.all([getHome(), getSignUp()])
    return { home, signUp }
  },
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData?.home.texts }),
  component: Home,
})

function Home() {
  const { home, signUp } = Route.useLoaderData()
  return (
    <>
      <HomePage home={home} />
      <SignUpBand source="home" words={signUp} />
    </>
  )
}
