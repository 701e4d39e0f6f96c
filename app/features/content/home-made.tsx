import { ContentText } from './content-text.tsx'
import { FarmEngraving, PotEngraving, VanEngraving } from './engravings.tsx'
import type { OwnSectionProps } from './own-section.ts'

const steps = [FarmEngraving, PotEngraving, VanEngraving]

/** How the food is made, in three steps. */
export function HomeMade({ words, mark }: OwnSectionProps) {
  return (
    <section {...mark} className="made section-y">
      <div className="wrap">
        <div className="section-head">
          <ContentText as="h2" name="made.title" of={words} />
        </div>
        <ol className="made-steps">
          {steps.map((Drawing, at) => (
            <li className="made-step" key={Drawing.name}>
              <Drawing />
              <h3>
                <span className="num">{at + 1}</span>
                <ContentText name={`made.${at + 1}.title`} of={words} />
              </h3>
              <ContentText as="p" name={`made.${at + 1}.text`} of={words} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
