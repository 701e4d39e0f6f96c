import { expect, test } from 'vitest'
import type { ScreenAnswer } from './call-screen.ts'
import { Poll } from './poll.ts'

interface Value {
  rev: number
  serverTime: number
}

/** A poll with a server that answers what it is told to, and a clock that goes on by hand. */
function followed({ isHidden = false, isOver = false } = {}) {
  const world = { now: 100_000, isHidden, isAway: false, rev: 1, isFresh: true }
  const tags: (string | undefined)[] = []
  const pauses: number[] = []
  let next: (() => void) | undefined
  const call = <Answer>(_path: string, { etag }: { etag?: string } = {}) => {
    tags.push(etag)
    return Promise.resolve(answerTo(etag) as ScreenAnswer<Answer>)
  }
  function answerTo(etag: string | undefined): ScreenAnswer<Value> {
    if (world.isAway) return { kind: 'unreachable' }
    if (etag === `"${world.rev}"`) return { kind: 'unchanged' }
    return { kind: 'done', value: { rev: world.rev, serverTime: world.now + 180_000 } }
  }
  const poll = new Poll<Value>('/queue/r', { rev: 1, serverTime: 100_000 }, [
    {
      tagOf: ({ rev }) => (world.isFresh ? String(rev) : undefined),
      usualMs: () => (isOver ? undefined : 5000),
    },
    {
      call,
      now: () => world.now,
      after: (ms, task) => {
        pauses.push(ms)
        next = task
        return () => (next = undefined)
      },
      isHidden: () => world.isHidden,
      random: () => 0.5,
    },
  ])
  return { poll, world, tags, pauses, isPlanned: () => next !== undefined }
}

async function started(options: Parameters<typeof followed>[0] = {}) {
  const all = followed(options)
  all.poll.start()
  await Promise.resolve()
  await Promise.resolve()
  return all
}

test('the first question is for all of it and for the server’s clock, the next ones name what is known', async () => {
  const { poll, world, tags, pauses } = await started()
  expect(poll.state()).toMatchObject({ aheadMs: 180_000, heardAt: 100_000 })
  await poll.ask()
  world.rev = 2
  await poll.ask()
  expect(poll.state().value.rev).toBe(2)
  expect(tags).toEqual([undefined, '"1"', '"1"'])
  expect(pauses).toEqual([5000, 5000, 5000])
})

test('while nobody answers it waits 1, 2, 5, 10 and 10 s, and keeps what it knows and since when', async () => {
  const { poll, world, pauses } = await started()
  world.isAway = true
  for (let failure = 1; failure <= 5; failure += 1) {
    world.now += 10_000
    await poll.ask()
  }
  expect(pauses.slice(1)).toEqual([1000, 2000, 5000, 10_000, 10_000])
  expect(poll.state()).toMatchObject({ heardAt: 100_000, value: { rev: 1 } })
  world.isAway = false
  await poll.ask()
  expect(pauses.at(-1)).toBe(5000)
  expect(poll.state().heardAt).toBe(world.now)
})

test('nobody is asked while nobody looks, once nothing more is to come, and after the page was left', async () => {
  const hidden = await started({ isHidden: true })
  expect([hidden.tags, hidden.isPlanned()]).toEqual([[], false])
  hidden.world.isHidden = false
  await hidden.poll.ask()
  expect(hidden.tags).toHaveLength(1)
  const over = await started({ isOver: true })
  expect([over.tags.length, over.isPlanned()]).toEqual([1, false])
  const left = await started()
  left.poll.stop()
  expect(left.isPlanned()).toBe(false)
  await left.poll.ask()
  expect(left.tags).toHaveLength(1)
})

test('what the clock alone has changed is asked for without its tag', async () => {
  const { poll, world, tags } = await started()
  world.isFresh = false
  await poll.ask()
  expect(tags.at(-1)).toBeUndefined()
})

test('what was on its way when something newer came does not undo it', async () => {
  const { poll, world } = await started()
  world.rev = 2
  const asked = poll.ask()
  poll.take({ rev: 3, serverTime: world.now + 200_000 })
  await asked
  expect(poll.state().value.rev).toBe(3)
})
