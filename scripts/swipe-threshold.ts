import type { Plugin } from 'vite'
import { appConfig } from '#config'

const own = 'const SWIPE_THRESHOLD = 45;'

/** How far a message is swiped before it goes is no setting of sonner's: its constant is replaced where it is built. */
export function swipeThreshold(): Plugin {
  return {
    name: 'swipe-threshold',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/u },
      handler(code) {
        if (!code.includes(own)) throw new Error('sonner names its swipe threshold otherwise now')
        const wanted = `const SWIPE_THRESHOLD = ${appConfig.toasts.swipePx};`
        // Nothing but the end of that line moves: the places that are known of the file stay true.
        return { code: code.replace(own, wanted), map: null }
      },
    },
  }
}
