import { Picture } from '#app/ui/picture.tsx'

/** Where each plate lies in the frame, cut by its edges: the first one is what the eye rests on. */
const places = [
  'w-[62%] start-[21%] top-[8%]',
  'w-[38%] -start-[9%] -top-[12%]',
  'w-[36%] start-[78%] top-[56%]',
  'w-[32%] -start-[7%] top-[66%]',
  'w-[30%] start-[80%] -top-[12%]',
]

interface PlatesProps {
  plates: readonly string[]
  load: 'eager' | 'lazy'
}

/** Some dishes of a restaurant, seen from above. */
export function Plates({ plates, load }: PlatesProps) {
  return (
    <div className="relative aspect-[3/2] overflow-hidden rounded-lg bg-tint">
      {plates.slice(0, places.length).map((src, index) => (
        <Picture
          alt=""
          className={`absolute max-w-none ${places[index] ?? ''}`}
          height={640}
          key={src}
          load={load}
          sizes={index === 0 ? '(min-width: 768px) 400px, 60vw' : '200px'}
          src={src}
          srcSet={plateSet(src)}
          width={640}
        />
      ))}
    </div>
  )
}

/** Plates are drawn in two widths. */
export function plateSet(src: string): string | undefined {
  return src.endsWith('-640.webp')
    ? `${src.replace('-640.', '-320.')} 320w, ${src} 640w`
    : undefined
}
