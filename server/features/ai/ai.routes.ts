import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  acceptAllSchema,
  acceptDraftSchema,
  acceptedAllSchema,
  acceptedDraftSchema,
  aiDraftSchema,
  aiDraftsSchema,
  aiLanguageParam,
  aiLanguageSchema,
  aiStateSchema,
  aiUsesSchema,
  describedPictureSchema,
  describePictureSchema,
  draftLanguageSchema,
  jobStepSchema,
  makeDraftSchema,
  seenDraftSchema,
  trialSchema,
  useParam,
} from '#domain/ai.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { acceptDraft, acceptDrafts, discardDraft, getDrafts, makeDraft } from './drafts.service.ts'
import { getLanguageJob, stepLanguageJob } from './language-job.service.ts'
import { describePicture } from './picture.service.ts'
import { getAiState, getUses, stopOwnUse } from './state.service.ts'
import { beginTrial } from './trial.service.ts'

/** What a model helps with: it proposes, and whoever may write the text accepts. */
export const aiRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('Whether there is a model, and what is left of the month’s credits', aiStateSchema),
    async (c) => c.json(await getAiState(c.var.ctx)),
  )
  .get(
    '/uses',
    allow('ai.read'),
    describe('The last uses, newest first', aiUsesSchema),
    async (c) => c.json(await getUses(c.var.ctx)),
  )
  .post(
    '/uses/:id/stop',
    allow('ai.test'),
    describe('Stops a use of the caller’s own', nothingSchema),
    parse('param', useParam),
    async (c) => answer(c, await stopOwnUse(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/trials',
    allow('ai.test'),
    describeFile('Tries a task out: its answer line by line, as it comes', 'application/x-ndjson'),
    parse('json', trialSchema),
    async (c) => {
      const begun = await beginTrial(c.var.ctx, c.req.valid('json'))
      if (!begun.ok) return problem(c, begun.problem)
      return c.body(begun.value, 200, {
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
      })
    },
  )
  .get(
    '/drafts',
    allow('content.read'),
    describe('The drafts of a language that wait for a person', aiDraftsSchema),
    parse('query', draftLanguageSchema),
    async (c) => c.json(await getDrafts(c.var.ctx, c.req.valid('query').language)),
  )
  .post(
    '/drafts',
    allow('ai.use'),
    describe('Asks a model for a draft of a text', aiDraftSchema),
    keyed,
    parse('json', makeDraftSchema),
    async (c) => answer(c, await makeDraft(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .post(
    '/drafts/accept',
    allow('ai.use'),
    describe('Publishes a draft, as any text is saved', acceptedDraftSchema),
    parse('json', acceptDraftSchema),
    async (c) => answer(c, await acceptDraft(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/drafts/discard',
    allow('ai.use'),
    describe('Throws a draft away', nothingSchema),
    parse('json', seenDraftSchema),
    async (c) => answer(c, await discardDraft(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/drafts/accept-all',
    allow('ai.use'),
    describe('Publishes the drafts that hold, one by one', acceptedAllSchema),
    parse('json', acceptAllSchema),
    async (c) => answer(c, await acceptDrafts(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/pictures',
    allow('ai.use'),
    describe('Asks a model what a picture shows', describedPictureSchema),
    keyed,
    parse('json', describePictureSchema),
    async (c) => answer(c, await describePicture(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .get(
    '/languages/:code',
    allow('content.read'),
    describe('What a whole language would cost, and how its job goes', aiLanguageSchema),
    parse('param', aiLanguageParam),
    async (c) => answer(c, await getLanguageJob(c.var.ctx, c.req.valid('param').code)),
  )
  .post(
    '/languages/:code',
    allow('ai.use'),
    describe('Starts, pauses or resumes the job of a whole language', aiLanguageSchema),
    parse('param', aiLanguageParam),
    parse('json', jobStepSchema),
    async (c) => {
      const { code } = c.req.valid('param')
      return answer(c, await stepLanguageJob(c.var.ctx, code, c.req.valid('json').step))
    },
  )
