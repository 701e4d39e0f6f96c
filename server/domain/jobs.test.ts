import { expect, test } from 'vitest'
import { jobLateMs, jobState } from './jobs.ts'

const run = { startedAt: 1000, finishedAt: 1500, fault: '' }

test('a job stands as its last run went, and is late once none has begun for long', () => {
  expect(jobState(undefined, 0)).toBe('never')
  expect(jobState(run, 2000)).toBe('good')
  expect(jobState({ ...run, fault: 'timeout' }, 2000)).toBe('failing')
  expect(jobState({ ...run, finishedAt: null }, 2000)).toBe('running')
  expect(jobState(run, 1000 + jobLateMs)).toBe('good')
  expect(jobState(run, 1001 + jobLateMs)).toBe('late')
})
