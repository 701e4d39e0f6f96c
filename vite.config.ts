import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSources } from './scripts/build.ts'
import { fingerprintOf } from './scripts/fingerprint.ts'
import { iconSprite } from './scripts/icon-sprite.ts'
import { mapData } from './scripts/map-data.ts'
import { swipeThreshold } from './scripts/swipe-threshold.ts'
import { trustedLeaflet } from './scripts/trusted-leaflet.ts'
import { pdfModules } from './scripts/pdf-modules.ts'
import { serverPurify } from './scripts/server-purify.ts'

const port = Number(process.env['PORT'] ?? 3000)

/** What never may reach the browser, whatever imports it: without this list it would ship silently. */
const serverOnly = [
  '**/server/features/**',
  '**/server/http/**',
  '**/server/{audit,session,site}/**',
  '**/server/platform/**',
  '**/db/**',
  '**/*.server.*',
]

/** What every page needs is one file: many small ones cost a request each and compress worse. */
const chunks = [
  { name: 'main', tags: ['$initial' as const], priority: 2 },
  {
    name: 'content',
    // Without what draws added sections, which a product's page has none of.
    test: /\/app\/features\/content\/(?!blocks\/|page-sections|[a-z]+-page\.)/u,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'parts',
    test: /\/app\/ui\/(?:data-script|price|quantity|text-field|rich-text|use-line-focus)\.|\/category-tile\./u,
    minShareCount: 2,
  },
  // Of those who work here: one address in the first file instead of three.
  {
    name: 'staff',
    test: /\/app\/(?:ui\/(?:not-)?fetched|platform\/edit-wish|features\/edit-mode\/edit-mode\.store)/u,
    minShareCount: 2,
  },
]

/** The lists are where most visits begin or lead: they come with the first file. */
const lists = new Set(['/products/', '/shop', '/categories/$slug'])

/** Pages of one visitor and of restaurants: what they read is fetched with them, and not by those who only look at goods. */
const own =
  /^\/(?:account|admin_?|ai-test|auth|become-seller|cart|catalog-pdf|checkout|contact|data-sheet|kitchen|newsletter|order-success|order-tracking|orders|public-queue|quote(?:-checkout|-success)?|resellers|restaurant-checkout|restaurant-menu|restaurants|seller(?:s|s-map|-registration-success)?|support|t)(?:\/|$)/u

/** Files of pages of one visitor and of Edit Mode. */
const ownFile =
  /^(?:assets\/)?(?:account|admin|ai-test|auth|become-seller|catalog-pdf|catalogue|contact|data-sheet|dev|edit-mode|kitchen|newsletter|order-success|orders|checkout|restaurant-checkout|order-tracking|public-queue|quote|resellers|restaurants|restaurant-menu|sellers?|t|map-canvas|pin-canvas|basket-drawer|add-to-basket|solve-proof|support)(?:[._-]|$)/u

/**
 * The files that a lazy one needs are named in the first file, to be fetched beside it. Those of pages of one visitor and of Edit
 * Mode are not: their list would travel with every visitor, and they wait one round trip more. Styles are always named.
 */
function filesBeside(file: string, needed: string[]): string[] {
  return ownFile.test(file) ? needed.filter((name) => name.endsWith('.css')) : needed
}

/** A new isolate reads the Worker's code before its first answer, so it is minified. The log tells by names of functions where something failed. */
const named = { keepNames: { function: true, class: true } }

export default defineConfig({
  environments: {
    ssr: {
      optimizeDeps: { exclude: ['isomorphic-dompurify'] },
      build: {
        rolldownOptions: {
          output: { minify: { mangle: named, compress: named, codegen: true } },
        },
      },
    },
    client: {
      build: {
        // The budget check reads what a page downloads from the manifest.
        manifest: true,
        modulePreload: { resolveDependencies: filesBeside },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  define: { BUILD_ID: JSON.stringify(fingerprintOf(buildSources)) },
  server: { port, strictPort: true, host: '127.0.0.1' },
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) => {
            if (lists.has(routeId)) return []
            return own.test(routeId) ? [['loader', 'component', 'notFoundComponent']] : undefined
          },
        },
      },
      importProtection: { client: { files: serverOnly } },
    }),
    // Before react(): after it the macros are lost and the server fails on `Trans`.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    iconSprite(),
    mapData(),
    trustedLeaflet(),
    pdfModules(),
    serverPurify(),
    swipeThreshold(),
    tailwindcss(),
  ],
})
