import { Portal } from '@ark-ui/react/portal'
import { Tooltip, useTooltip } from '@ark-ui/react/tooltip'
import { useEffect, useEffectEvent } from 'react'
import { appConfig } from '#config'
import { currentDirection } from '#app/platform/page-context.ts'
import '#app/styles/tooltips.css'
import { hearTips, tippedById } from './hear-tips.ts'
import { OverlayLocale } from './overlay-locale.tsx'

const { tooltipMs, tooltipSkipMs } = appConfig.timings
/** Between the button and the bubble, and from the edge of the window, in CSS px. */
const gap = 6

/**
 * The names of buttons that show an icon alone, where they have `data-tip` beside their `aria-label`: shown to a mouse that rests on
 * them and to the keyboard. One for the whole page. Who listens to it has heard the name already.
 */
export function Tooltips() {
  return (
    <OverlayLocale>
      <Bubble />
    </OverlayLocale>
  )
}

function Bubble() {
  const tooltip = useTooltip({
    // Without a role: nobody hears the name twice.
    'aria-label': 'tooltip',
    ids: { trigger: (value?: string) => value ?? '' },
    openDelay: tooltipMs,
    // So long the next one is shown at once.
    closeDelay: tooltipSkipMs,
    // What the keyboard has reached may have been scrolled into view for it.
    closeOnScroll: false,
    // Its own would keep the key from the field or the dialog that closes by it.
    closeOnEscape: false,
    interactive: true,
    positioning: {
      placement: 'bottom',
      strategy: 'fixed',
      gutter: gap,
      overflowPadding: gap,
    },
  })
  const propsOf = useEffectEvent((value: string) => tooltip.getTriggerProps({ value }))
  const close = useEffectEvent(() => tooltip.setOpen(false))
  const closeOrphan = useEffectEvent(() => {
    if (!tippedById(tooltip.triggerValue)) tooltip.setOpen(false)
  })
  useEffect(() => hearTips({ propsOf, close, closeOrphan }), [])
  return (
    <Tooltip.RootProvider value={tooltip}>
      {tooltip.open && (
        <Portal>
          <Tooltip.Positioner>
            <Tooltip.Content aria-hidden className="tooltip" dir={currentDirection()}>
              {tippedById(tooltip.triggerValue)?.getAttribute('aria-label')}
            </Tooltip.Content>
          </Tooltip.Positioner>
        </Portal>
      )}
    </Tooltip.RootProvider>
  )
}
