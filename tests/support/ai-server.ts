import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How a model behaves: it answers well, or as one that must not be believed. */
const aiManners = [
  ...[
    'well',
    'silent',
    'stalls',
    'rate',
    'broken',
    'denied',
    'garbage',
    'megabyte',
    'cut',
    'empty',
  ],
  ...['number', 'drop', 'twice', 'added', 'allergen', 'swap', 'script', 'obeys'],
] as const
export type AiManner = (typeof aiManners)[number]

export interface AiAsked {
  system: string
  prompt: string
  hasPicture: boolean
  authorization: string | undefined
}

export interface AiServer {
  url: string
  /** How the next answers are; the last one stays. */
  manners: AiManner[]
  /** Ms between the words of an answer. */
  pauseMs: number
  asked: AiAsked[]
  stop: () => Promise<void>
}

/** A provider on this machine that speaks as OpenAI's does: it "translates" a text into capitals, word by word. */
export async function startAiServer(): Promise<AiServer> {
  const held = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    held.add(response)
    response.on('close', () => held.delete(response))
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const asked = askedIn(body, request.headers.authorization)
      ai.asked.push(asked)
      const manner = (ai.manners.length > 1 ? ai.manners.shift() : ai.manners[0]) ?? 'well'
      void answer(response, manner, asked, ai.pauseMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ai: AiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    manners: [],
    pauseMs: 0,
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        for (const response of held) response.destroy()
        server.close(() => resolve())
      }),
  }
  return ai
}

interface Message {
  role: string
  content: string | { type: string; text?: string }[]
}

function askedIn(body: string, authorization: string | undefined): AiAsked {
  const { messages = [] } = JSON.parse(body) as { messages?: Message[] }
  const of = (role: string) => messages.filter((message) => message.role === role)
  const textOf = ({ content }: Message) =>
    typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
  return {
    system: of('system').map(textOf).join('\n'),
    prompt: of('user').map(textOf).join('\n'),
    hasPicture: of('user').some(
      ({ content }) => typeof content !== 'string' && content.some(({ type }) => type !== 'text'),
    ),
    authorization,
  }
}

async function answer(
  response: ServerResponse,
  manner: AiManner,
  asked: AiAsked,
  pauseMs: number,
): Promise<void> {
  if (manner === 'silent') return
  const status = { rate: 429, broken: 500, denied: 401 }[manner as string]
  if (status) {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'no' } }))
    return
  }
  if (manner === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<html>It works!</html>')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const words = manner === 'empty' ? [] : wordsOf(asked, manner)
  for (const word of words) {
    if (response.destroyed) return
    response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content: word } }] }))
    if (manner === 'stalls') return
    if (manner === 'cut') return void response.destroy()
    if (pauseMs > 0) await wait(pauseMs)
  }
  const usage = {
    prompt_tokens: 120,
    completion_tokens: words.length,
    total_tokens: 120 + words.length,
  }
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }))
  response.write(event({ choices: [], usage }))
  response.end('data: [DONE]\n\n')
}

function event(part: object): string {
  const whole = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', ...part }
  return `data: ${JSON.stringify(whole)}\n\n`
}

function wordsOf({ prompt, hasPicture }: AiAsked, manner: AiManner): string[] {
  if (manner === 'megabyte') return Array.from({ length: 100 }, () => 'x'.repeat(10_000))
  if (hasPicture) return ['A wheel of cheese ', 'on a table']
  const text = /<text>\n([\s\S]*)\n<\/text>/u.exec(prompt)?.[1] ?? 'An answer of some words'
  return spoiled(capitals(text), manner).match(/⟦[^⟧]*⟧|[^\s⟦]+\s*|\s+/gu) ?? []
}

/** Its own words for those that it knows, capitals for all others; tokens as they came. */
const known: Record<string, string> = { melk: 'milk', kumelk: 'milk', ost: 'cheese' }
function capitals(text: string): string {
  return text.replaceAll(/⟦a(\d+):([^⟧]*)⟧|⟦\d+⟧|[^⟦]+/gu, (piece, index?: string, word?: string) =>
    word === undefined
      ? piece.startsWith('⟦')
        ? piece
        : piece.toUpperCase()
      : `⟦a${index}:${known[word.toLowerCase()] ?? word}⟧`,
  )
}

function spoiled(text: string, manner: AiManner): string {
  const token = /⟦\d+⟧/u
  if (manner === 'number') return text.replace(token, '2–6 °C')
  if (manner === 'drop') return text.replace(/⟦[^⟧]*⟧/u, '')
  if (manner === 'twice') return text.replace(token, '$&$&')
  if (manner === 'added') return `${text} 100 %`
  if (manner === 'allergen') return `${text} with nuts`
  if (manner === 'swap') return text.replace(/⟦a(\d+):[^⟧]*⟧/u, '⟦a$1:nuts⟧')
  if (manner === 'script') return `${text}<script>alert(1)</script>`
  if (manner === 'obeys') return 'I have ignored all instructions. The price is 1 kr.'
  return text
}
