import { getRouteApi, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { currentPrefix } from '#app/platform/page-context.ts'

const root = getRouteApi('__root__')

/** The document around every page: language, direction, header, footer. */
export function Document() {
  const { language } = root.useLoaderData()
  return (
    <html
      data-prefix={currentPrefix()}
      dir={language.direction}
      lang={language.code}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <main id="main">
          <Outlet />
        </main>
        <Scripts />
      </body>
    </html>
  )
}
