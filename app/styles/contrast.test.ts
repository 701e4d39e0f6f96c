import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colours, contrast } from '#tests/support/oklch.ts'

const themes = colours(readFileSync('app/styles/tokens.css', 'utf8'))
const grounds = ['background', 'card', 'muted'] as const
const tints = ['tint-dairy', 'tint-grain', 'tint-berry', 'tint-sea', 'tint-leaf'] as const

/** Text on its ground: WCAG 2.2 AA wants 4.5:1 whatever the size. */
const texts: [ink: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['foreground', ground],
    ['muted-foreground', ground],
    ['primary', ground],
    ['destructive', ground],
    ['success', ground],
    ['info', ground],
  ]),
  ...tints.flatMap((tint): [string, string][] => [
    ['foreground', tint],
    ['tint-ink', tint],
  ]),
  ['card-foreground', 'card'],
  ['primary-foreground', 'primary'],
  ['accent-foreground', 'accent'],
  ['foreground', 'hero'],
  ['hero-ink', 'hero'],
  ['hero-ink', 'hero-shelf'],
  ['brand-ink', 'brand'],
  ['background', 'foreground'],
]

/** Edges and signs that carry a meaning: 3:1. */
const edges: [edge: string, ground: string][] = grounds.flatMap((ground): [string, string][] => [
  ['control-border', ground],
  ['ring', ground],
  ['destructive', ground],
  ['warning', ground],
])

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(texts)('%s is read on %s', (ink, ground) => {
    expect(contrast(themes, theme, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(edges)('%s is seen on %s', (edge, ground) => {
    expect(contrast(themes, theme, edge, ground)).toBeGreaterThanOrEqual(3)
  })
})
