import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Pills } from '#app/ui/pills.tsx'

const widths = [360, 768, 1280] as const
const frameHeight = 340

/** The real header at a real width, made smaller where there is less room. `path` holds what is tried out. */
export function HeaderFrame({ path }: { path: string }) {
  const { t } = useLingui()
  const [width, setWidth] = useState<number>(1280)
  const frame = useRef<HTMLIFrameElement>(null)
  useScale(frame, width)
  const first = useShown(frame, path)
  const px = (each: number) => (
    <bdi className="num">
      <Trans>{each} px</Trans>
    </bdi>
  )
  return (
    <section className="header-frame">
      <Pills
        legend={<Trans>Preview</Trans>}
        name="previewWidth"
        onChange={(chosen) => setWidth(Number(chosen))}
        pills={widths.map((each) => ({ value: String(each), label: px(each) }))}
        value={String(width)}
      />
      {/* Left to right in every language: it is a picture of a window, which brings its own direction. */}
      <div className="header-frame-box" dir="ltr">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which needs its scripts and who is signed in */}
        <iframe
          height={frameHeight}
          ref={frame}
          src={first}
          title={t`Preview of the header`}
          width={width}
        />
      </div>
    </section>
  )
}

/** Shows the path in the frame; answers what it begins with. A new source would be a step of the window's history, which Back undoes in the frame alone. */
function useShown(frame: { current: HTMLIFrameElement | null }, path: string): string {
  const [first] = useState(path)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    frame.current?.contentWindow?.location.replace(path)
  }, [frame, path])
  return first
}

/** By script, since the page's policy refuses styles in the markup. */
function useScale(frame: { current: HTMLIFrameElement | null }, width: number): void {
  useEffect(() => {
    const box = frame.current?.parentElement
    if (!box) return
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / width)
      frame.current?.style.setProperty('scale', String(scale))
      box.style.setProperty('block-size', `${frameHeight * scale}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => observer.disconnect()
  }, [frame, width])
}
