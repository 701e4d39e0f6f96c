import * as v from 'valibot'
import { jobNames, jobStates } from './jobs.ts'

/** Mails that have not left: not tried yet, tried in vain, being sent, or given up. */
export const unsentStates = ['queued', 'retrying', 'sending', 'failed'] as const
export type UnsentState = (typeof unsentStates)[number]

const unsent = v.object({
  state: v.picklist(unsentStates),
  count: v.number(),
  /** Since when the oldest of them is there, epoch ms; null where there is none. */
  since: v.nullable(v.number()),
})
export type Unsent = v.InferOutput<typeof unsent>

const job = v.object({
  name: v.picklist(jobNames),
  state: v.picklist(jobStates),
  /** Of its last run, epoch ms; null where there was none, or where it has not ended. */
  startedAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
  /** The kind of fault that ended it; empty where it went well. */
  fault: v.string(),
  /** How many runs in a row have failed. */
  failures: v.number(),
})
export type JobHealth = v.InferOutput<typeof job>

/** How that stands which runs by itself. */
export const adminHealthSchema = v.object({
  /** Epoch ms: when it was looked at. */
  now: v.number(),
  settings: v.object({
    /** Without one, mails wait. */
    hasMailServer: v.boolean(),
    /** Without it, what the mail provider tells of bounces and complaints is not taken. */
    hasBounceSecret: v.boolean(),
  }),
  mails: v.object({
    unsent: v.array(unsent),
    /** Within the last day. */
    sent: v.number(),
    lastSentAt: v.nullable(v.number()),
  }),
  /** In the order in which they run. */
  jobs: v.array(job),
})
export type AdminHealth = v.InferOutput<typeof adminHealthSchema>
