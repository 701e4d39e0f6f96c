import type { Plugin } from 'vite'

const probe = "div.innerHTML = '<svg/>';"
const instead = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/** Leaflet probes the browser with a text as HTML when it is loaded, which our pages allow to nobody (Trusted Types). */
export function trustedLeaflet(): Plugin {
  return {
    name: 'trusted-leaflet',
    config: () => ({
      // As a module, and not made ahead by `npm run dev`, which would miss the line below.
      resolve: { alias: [{ find: /^leaflet$/u, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
      optimizeDeps: { exclude: ['leaflet'] },
    }),
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.esm\.js/u },
      handler(code) {
        if (!code.includes(probe)) throw new Error('leaflet probes the browser otherwise now')
        return { code: code.replace(probe, instead), map: null }
      },
    },
  }
}
