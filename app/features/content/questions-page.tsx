import type { ReactNode } from 'react'
import { DataScript } from '#app/ui/data-script.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { questionFacts } from './content-facts.ts'
import { ContentHtml } from './content-html.tsx'
import { ContentText } from './content-text.tsx'
import { PageIntro } from './page-intro.tsx'
import { PageSections } from './page-sections.tsx'
import { questionGroups } from './question-groups.ts'
import type { Words } from './words.ts'

/** Questions that open to their answers, under the headings of their groups where the page has some; below them the form for others, if any. */
export function QuestionsPage({ words, form }: { words: Words; form?: ReactNode }) {
  const groups = questionGroups(words.texts)
  return (
    <article className="page-end">
      <DataScript data={questionFacts(words.texts)} key={words.page} />
      <PageIntro words={words} />
      <div className="wrap questions">
        {groups.map(({ group, questions }) =>
          group === undefined ? (
            <Questions key="all" numbers={questions} words={words} />
          ) : (
            <section className="question-group" key={group}>
              <ContentText as="h2" name={`group.${group}.title`} of={words} />
              <Questions numbers={questions} words={words} />
            </section>
          ),
        )}
      </div>
      {form}
      <PageSections words={words} />
    </article>
  )
}

function Questions({ numbers, words }: { numbers: number[]; words: Words }) {
  return (
    <div className="question-list">
      {numbers.map((number) => (
        <details key={number}>
          <summary>
            <ContentText name={`question.${number}.title`} of={words} />
            <Icon name="plus" size="s" />
          </summary>
          <ContentHtml name={`question.${number}.body`} of={words} />
        </details>
      ))}
    </div>
  )
}
