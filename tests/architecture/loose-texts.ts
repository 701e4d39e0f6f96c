import { type ESTree, parseSync, Visitor } from 'vite'

type Parent = ESTree.JSXElement | ESTree.JSXFragment
type Child = ESTree.JSXChild | ESTree.Expression

/** What a child may be; a slot is what a component is given to show. */
type Kind = 'element' | 'text' | 'slot'

const kindOfType: Partial<Record<string, Kind>> = {
  Elements: 'element',
  ReactElement: 'element',
  ReactNode: 'slot',
}

/** The texts of a file that stand beside others without an element of their own. */
export function looseTexts(source: string): string[] {
  const { program } = parseSync('source.tsx', source, { preserveParens: false })
  const declared = declaredIn(program)
  const inMessages = new WeakSet<ESTree.Node>()
  const owners: string[] = []
  const found: ESTree.Node[] = []
  const check = (parent: Parent) => {
    const children = parent.children.filter(isSeen)
    const isLoose = (child: Child) => kindsOf(child, declared).has('text')
    if (isMessage(parent) || inMessages.has(parent)) {
      for (const child of children) inMessages.add(child)
      if (children.some(({ type }) => type === 'JSXElement'))
        found.push(...children.filter((child) => child.type !== 'JSXText' && isLoose(child)))
    } else if (parent.type === 'JSXFragment' || children.length > 1 || children.some(isList)) {
      const comesAndGoes = children.some(isConditional)
      const isSlot = (child: Child) => kindsOf(child, declared).has('slot')
      found.push(...children.filter((child) => isLoose(child) || (comesAndGoes && isSlot(child))))
    }
  }
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    FunctionDeclaration: ({ id }) => void owners.push(id?.name ?? ''),
    'FunctionDeclaration:exit': () => void owners.pop(),
    ArrowFunctionExpression: () => void owners.push(''),
    'ArrowFunctionExpression:exit': () => void owners.pop(),
    ReturnStatement: ({ argument }) => {
      const isOfComponent = /^[A-Z]/u.test(owners.at(-1) ?? '')
      if (argument && isOfComponent && isSurelyText(argument)) found.push(argument)
    },
  }).visit(program)
  return found.map(({ start, end }) => source.slice(start, end))
}

/** What the names of a file stand for, as far as it says so itself. */
function declaredIn(program: ESTree.Program): Map<string, Kind> {
  const declared = new Map<string, Kind>([['children', 'slot']])
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const value = init?.type === 'ArrowFunctionExpression' ? init.body : init
      if (id.type !== 'Identifier' || !value || value.type === 'BlockStatement') return
      if ([...kindsOf(value, declared)].join() === 'element') declared.set(id.name, 'element')
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation
      if (key.type !== 'Identifier' || type?.type !== 'TSTypeReference') return
      const kind = type.typeName.type === 'Identifier' && kindOfType[type.typeName.name]
      if (kind) declared.set(key.name, kind)
    },
  }).visit(program)
  return declared
}

function kindsOf(child: Child, declared: Map<string, Kind>): Set<Kind> {
  const all = (...children: Child[]) =>
    new Set(children.flatMap((each) => [...kindsOf(each, declared)]))
  if (child.type === 'JSXElement') return new Set(['element'])
  if (child.type === 'JSXFragment') return all(...child.children.filter(isSeen))
  if (child.type === 'JSXExpressionContainer')
    return child.expression.type === 'JSXEmptyExpression' ? all() : all(child.expression)
  if (child.type === 'ConditionalExpression') return all(child.consequent, child.alternate)
  if (child.type === 'LogicalExpression')
    return child.operator === '&&' ? all(child.right) : all(child.left, child.right)
  if (child.type === 'Literal')
    return new Set(typeof child.value === 'string' && child.value.trim() ? ['text'] : [])
  if (child.type === 'Identifier')
    return new Set(child.name === 'undefined' ? [] : [declared.get(child.name) ?? 'text'])
  if (child.type !== 'CallExpression') return new Set(['text'])
  const called = nameOfCalled(child)
  const [made] = child.arguments
  if (called === 'map' && made?.type === 'ArrowFunctionExpression')
    return made.body.type === 'BlockStatement' ? new Set(['element']) : all(made.body)
  const isMade = /^create(?:Element|Portal)$/u.test(called)
  return new Set([isMade ? 'element' : (declared.get(called) ?? 'text')])
}

function isSeen(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== ''
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
}

function isConditional(child: ESTree.JSXChild): boolean {
  return /^(?:Conditional|Logical|Call)Expression$/u.test(drawnBy(child)?.type ?? '')
}

function isList(child: ESTree.JSXChild): boolean {
  const drawn = drawnBy(child)
  return drawn?.type === 'CallExpression' && nameOfCalled(drawn) === 'map'
}

function drawnBy(child: ESTree.JSXChild) {
  return child.type === 'JSXExpressionContainer' ? child.expression : undefined
}

function isMessage(parent: Parent): boolean {
  if (parent.type !== 'JSXElement') return false
  const { name } = parent.openingElement
  return name.type === 'JSXIdentifier' && /^(?:Trans|Plural|Select|SelectOrdinal)$/u.test(name.name)
}

/** What a component returns otherwise may be an element that comes from elsewhere. */
function isSurelyText(value: ESTree.Expression): boolean {
  if (value.type === 'ConditionalExpression')
    return isSurelyText(value.consequent) || isSurelyText(value.alternate)
  if (value.type === 'Literal') return typeof value.value === 'string' && value.value !== ''
  return /^(?:TaggedTemplate|Template|Binary)/u.test(value.type)
}

function nameOfCalled({ callee }: ESTree.CallExpression): string {
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' ? name.name : ''
}
