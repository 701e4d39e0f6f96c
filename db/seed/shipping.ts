import type { Demo } from './demo.ts'

export function addShipping(_demo: Demo): void {}
