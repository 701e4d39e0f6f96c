import '#app/styles/utilities.css'
import { Tooltips } from '#app/ui/tooltips.tsx'
import { ControlSamples } from './control-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { FloatingSamples } from './floating-samples.tsx'
import { GoodsSamples } from './goods-samples.tsx'
import { SecuritySamples } from './security-samples.tsx'
import { TypeSamples } from './type-samples.tsx'
import { WorkspaceSamples } from './workspace-samples.tsx'

const panels = [
  { dir: 'ltr', theme: 'light' },
  { dir: 'ltr', theme: 'dark' },
  { dir: 'rtl', theme: 'light' },
  { dir: 'rtl', theme: 'dark' },
] as const

/** Every component in all its states, in both directions and both themes. */
export function UiGallery() {
  return (
    <>
      <h1 className="wrap py-8">Interface components</h1>
      {panels.map(({ dir, theme }) => (
        <section
          className="bg-background text-foreground border-t py-12"
          data-theme={theme}
          dir={dir}
          key={dir + theme}
          lang={dir === 'rtl' ? 'ar' : 'en'}
        >
          <div className="wrap grid gap-12">
            <h2>
              {theme}, {dir}
            </h2>
            <TypeSamples />
            <ControlSamples />
            <FieldSamples panel={dir + theme} />
            <GoodsSamples />
            <FeedbackSamples />
            <FloatingSamples />
            <SecuritySamples />
            <WorkspaceSamples />
          </div>
        </section>
      ))}
      <Tooltips />
    </>
  )
}
