import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { chosenIconNames, iconNames } from '#app/ui/icon-names.ts'

const sprites = {
  'app/ui/icons.gen.svg': iconNames,
  'app/ui/chosen-icons.gen.svg': chosenIconNames,
}

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/** Draws the sprites of the icons named in app/ui/icon-names.ts before anything is built. */
export function iconSprite(): Plugin {
  return { name: 'icon-sprite', configResolved: writeSprites }
}

function writeSprites(): void {
  const set = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet
  for (const [file, names] of Object.entries(sprites)) {
    const symbols = names.map(
      (name) => `<symbol id="${name}" viewBox="0 0 24 24">${bodyOf(set, name)}</symbol>`,
    )
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
    if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) writeFileSync(file, sprite)
  }
}

/** The drawing without its pen: colour and weight come from the page's style. */
function bodyOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`lucide has no icon '${name}'`)
  return icon.body.replaceAll(/ (?:fill="none"|stroke(?:-[a-z]+)?="[^"]*")/gu, '')
}
