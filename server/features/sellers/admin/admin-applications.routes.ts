import { Hono } from 'hono'
import {
  adminApplicationSchema,
  adminApplicationsSchema,
  applicationQuerySchema,
  askChangesSchema,
  assignApplicationSchema,
  reasonedStepSchema,
  reviewStepSchema,
  sellerParam,
} from '#domain/admin-sellers.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { approveApplication } from './approve.service.ts'
import {
  askChanges,
  assignApplication,
  getAdminApplication,
  rejectApplication,
  takeApplication,
} from './review.service.ts'
import { getAdminApplications } from './sellers-list.service.ts'

const id = parse('param', sellerParam)

/** Businesses that want to become sellers. */
export const adminApplicationRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('sellers.read'),
    describe('A page of the applications, and how many wait', adminApplicationsSchema),
    parse('query', applicationQuerySchema),
    async (c) => c.json(await getAdminApplications(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:id',
    allow('sellers.read'),
    describe('The whole application', adminApplicationSchema),
    id,
    async (c) => answer(c, await getAdminApplication(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/take',
    allow('sellers.edit'),
    describe('The caller reviews this application', adminApplicationSchema),
    id,
    parse('json', reviewStepSchema),
    async (c) =>
      answer(c, await takeApplication(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/assignee',
    allow('sellers.edit'),
    describe('Gives an application to somebody who may decide', adminApplicationSchema),
    id,
    parse('json', assignApplicationSchema),
    async (c) =>
      answer(c, await assignApplication(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/ask-changes',
    allow('sellers.edit'),
    describe('Marks what the applicant has to change', adminApplicationSchema),
    id,
    parse('json', askChangesSchema),
    async (c) =>
      answer(c, await askChanges(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/approve',
    allow('sellers.edit'),
    describe('Makes a seller of an application', adminApplicationSchema),
    id,
    parse('json', reviewStepSchema),
    async (c) =>
      answer(c, await approveApplication(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/reject',
    allow('sellers.edit'),
    describe('Turns an application down, with a reason', adminApplicationSchema),
    id,
    parse('json', reasonedStepSchema),
    async (c) =>
      answer(c, await rejectApplication(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
