import { Extension, Mark, Node } from '@tiptap/core'

/** Elements that the policy allows and the toolbar has no button for: a text that holds them keeps them. */
const marks = [
  'small',
  'sub',
  'sup',
  'mark',
  'kbd',
  'samp',
  'abbr',
  'q',
  'cite',
  'ins',
  'bdi',
  'bdo',
]

const keptMarks = marks.map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

/** A span says nothing by itself; one with a language or a direction does. */
const span = Mark.create({
  name: 'span',
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const nodes = [
  { name: 'dl', content: '(dt | dd)+', group: 'block' },
  { name: 'dt', content: 'inline*', group: '' },
  { name: 'dd', content: 'block+', group: '' },
  { name: 'figure', content: 'block+ figcaption?', group: 'block' },
  { name: 'figcaption', content: 'inline*', group: '' },
].map(({ name: tag, ...rest }) =>
  Node.create({
    name: tag,
    ...rest,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

/** The attributes that the policy allows on all elements. */
const everywhere = Extension.create({
  name: 'everywhere',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
        ...['table', 'tableCell', 'tableHeader', 'codeBlock', 'span', ...marks],
        ...nodes.map(({ name }) => name),
      ],
      attributes: {
        lang: { default: null },
        dir: { default: null },
        title: { default: null },
      },
    },
  ],
})

export const keptExtensions = [...keptMarks, span, ...nodes, everywhere]
