import type { Engraving } from '#scripts/pictures/engrave.ts'
import * as animals from '#scripts/pictures/engravings/animals.ts'
import * as bakery from '#scripts/pictures/engravings/bakery.ts'
import * as berries from '#scripts/pictures/engravings/berries.ts'
import * as dairy from '#scripts/pictures/engravings/dairy.ts'
import * as fish from '#scripts/pictures/engravings/fish.ts'
import * as garden from '#scripts/pictures/engravings/garden.ts'
import * as grains from '#scripts/pictures/engravings/grains.ts'
import * as meadow from '#scripts/pictures/engravings/meadow.ts'
import * as orchard from '#scripts/pictures/engravings/orchard.ts'
import * as shore from '#scripts/pictures/engravings/shore.ts'

/** Every line drawing by its name. */
export const engravings = {
  ...animals,
  ...bakery,
  ...berries,
  ...dairy,
  ...fish,
  ...garden,
  ...grains,
  ...meadow,
  ...orchard,
  ...shore,
} satisfies Record<string, Engraving>

type EngravingName = keyof typeof engravings

export const engravingNames = Object.keys(engravings).filter(
  (name): name is EngravingName => name in engravings,
)
