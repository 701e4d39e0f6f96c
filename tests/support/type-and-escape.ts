import type { Locator } from '@playwright/test'

/** Types into a field and presses Escape before the browser does anything else, as two quick fingers may. */
export const typeAndEscape = (field: Locator, typed: string) =>
  field.evaluate(async (node: HTMLInputElement, value) => {
    // Past React's own property of the node, which would take it for no change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, node)
    node.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await Promise.resolve()
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }, typed)
