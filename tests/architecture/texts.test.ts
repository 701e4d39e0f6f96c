import { expect, test } from 'vitest'
import { looseTexts } from './loose-texts.ts'
import { sourcesIn } from './sources.ts'

// A browser that translates a page puts an element in the place of each text, and React still holds the text that is gone. To take
// it away, or to put something before it, fails and takes the page down; to change it changes nothing that anybody sees. So a text
// is alone in its element, whose whole content React then sets anew. `Trans` brings an element of its own (app/i18n/words.tsx);
// blank texts are not translated; what a component is given to show may be a text, unless it is declared as `Elements`.

test('a text is alone in its element: a browser may translate it', () => {
  const found = sourcesIn('app')
    .filter(({ path }) => path.endsWith('.tsx') && !path.startsWith('app/dev/'))
    .flatMap(({ path, text }) => looseTexts(text).map((each) => `${path}: ${each}`))
  expect(found).toEqual([])
})

test.each([
  ['<p>{isBusy && <Spinner />}{label}</p>', '{label}'],
  ['<p>{isOpen ? <Title /> : title}<Icon /></p>', '{isOpen ? <Title /> : title}'],
  ['<p><Icon /> fixed</p>', ' fixed'],
  ['<p>{isOpen && <Icon />}{children}</p>', '{children}'],
  ['<>{title}</>', '{title}'],
  ['<p>{list.map((each) => each.name)}</p>', '{list.map((each) => each.name)}'],
  ['<Trans>By <bdi>{name}</bdi> until {day}</Trans>', '{day}'],
  ['function Title() { return `${a} ${b}` }', '`${a} ${b}`'],
])('%s: %s is loose', (source, loose) => {
  expect(looseTexts(source)).toEqual([loose])
})

test.each([
  '<p>{isOpen ? <Title /> : title}</p>',
  '<p>{isOpen && <Icon />} <Trans>Hello, {name}</Trans></p>',
  '<p>{list.map((each) => <b key={each}>{each}</b>)}{isLast && <Icon />}</p>',
  'interface Props { dock: Elements }; const a = <p>{isOpen && <Icon />}{dock}</p>',
  'const dock = <Dock />; const a = <p>{isOpen && <Icon />}{dock}</p>',
])('%s has no loose text', (source) => {
  expect(looseTexts(source)).toEqual([])
})
