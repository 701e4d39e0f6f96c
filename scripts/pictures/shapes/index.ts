import type { Shape } from '#scripts/pictures/packshot.ts'
import { drawButterBlock, drawCheeseBlock } from '#scripts/pictures/shapes/block.ts'
import { drawHamPack, drawSalmonPack } from '#scripts/pictures/shapes/board-pack.ts'
import {
  drawCordialBottle,
  drawJuiceBottle,
  drawMilkBottle,
  drawOilBottle,
  drawSauceBottle,
  drawStopperBottle,
  drawVinegarBottle,
} from '#scripts/pictures/shapes/bottle.ts'
import { drawBox, drawSlimBox, drawSmallBox, drawTeaBox } from '#scripts/pictures/shapes/box.ts'
import { drawBrickCarton } from '#scripts/pictures/shapes/brick-carton.ts'
import { drawChocolateBar } from '#scripts/pictures/shapes/chocolate-bar.ts'
import { drawCup, drawTub } from '#scripts/pictures/shapes/cup.ts'
import { drawDisc } from '#scripts/pictures/shapes/disc.ts'
import {
  drawBiscuitTin,
  drawCan,
  drawSaltTube,
  drawShaker,
  drawTube,
} from '#scripts/pictures/shapes/drum.ts'
import { drawEggCarton } from '#scripts/pictures/shapes/egg-carton.ts'
import { drawBakerBag, drawFlourBag } from '#scripts/pictures/shapes/flour-bag.ts'
import { drawGableCarton } from '#scripts/pictures/shapes/gable-carton.ts'
import { drawGiftBox } from '#scripts/pictures/shapes/gift-box.ts'
import {
  drawClipJar,
  drawClothJar,
  drawHoneyJar,
  drawJar,
  drawSmallJar,
  drawTallJar,
  drawWideJar,
} from '#scripts/pictures/shapes/jar.ts'
import { drawLoaf } from '#scripts/pictures/shapes/loaf.ts'
import { drawCrispBag, drawFrozenBag } from '#scripts/pictures/shapes/pillow-bag.ts'
import { drawPouch, drawWindowPouch } from '#scripts/pictures/shapes/pouch.ts'
import { drawRoundTin, drawSpruceBox } from '#scripts/pictures/shapes/round-tin.ts'
import { drawSack } from '#scripts/pictures/shapes/sack.ts'
import { drawSalami } from '#scripts/pictures/shapes/salami.ts'
import { drawSleeveTray } from '#scripts/pictures/shapes/sleeve-tray.ts'
import { drawStack } from '#scripts/pictures/shapes/stack.ts'
import { drawSnackBag, drawStandUpBag } from '#scripts/pictures/shapes/stand-up-bag.ts'
import { drawWedge } from '#scripts/pictures/shapes/wedge.ts'
import { drawWheel } from '#scripts/pictures/shapes/wheel.ts'

/** Every pack by the name that packs.json uses. */
export const shapes = {
  'baker-bag': drawBakerBag,
  'biscuit-tin': drawBiscuitTin,
  box: drawBox,
  'brick-carton': drawBrickCarton,
  'butter-block': drawButterBlock,
  can: drawCan,
  'cheese-block': drawCheeseBlock,
  'chocolate-bar': drawChocolateBar,
  'clip-jar': drawClipJar,
  'cloth-jar': drawClothJar,
  'cordial-bottle': drawCordialBottle,
  'crisp-bag': drawCrispBag,
  cup: drawCup,
  disc: drawDisc,
  'egg-carton': drawEggCarton,
  'flour-bag': drawFlourBag,
  'frozen-bag': drawFrozenBag,
  'gable-carton': drawGableCarton,
  'gift-box': drawGiftBox,
  'ham-pack': drawHamPack,
  'honey-jar': drawHoneyJar,
  jar: drawJar,
  'juice-bottle': drawJuiceBottle,
  loaf: drawLoaf,
  'milk-bottle': drawMilkBottle,
  'oil-bottle': drawOilBottle,
  pouch: drawPouch,
  'round-tin': drawRoundTin,
  sack: drawSack,
  salami: drawSalami,
  'salmon-pack': drawSalmonPack,
  'salt-tube': drawSaltTube,
  'sauce-bottle': drawSauceBottle,
  shaker: drawShaker,
  'sleeve-tray': drawSleeveTray,
  'slim-box': drawSlimBox,
  'small-box': drawSmallBox,
  'small-jar': drawSmallJar,
  'snack-bag': drawSnackBag,
  'spruce-box': drawSpruceBox,
  stack: drawStack,
  'stand-up-bag': drawStandUpBag,
  'stopper-bottle': drawStopperBottle,
  'tall-jar': drawTallJar,
  'tea-box': drawTeaBox,
  tub: drawTub,
  tube: drawTube,
  'vinegar-bottle': drawVinegarBottle,
  wedge: drawWedge,
  wheel: drawWheel,
  'wide-jar': drawWideJar,
  'window-pouch': drawWindowPouch,
} satisfies Record<string, Shape>

type ShapeName = keyof typeof shapes

export const shapeNames = Object.keys(shapes).filter((name): name is ShapeName => name in shapes)
