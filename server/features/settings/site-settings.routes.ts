import { Hono } from 'hono'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  saveAnnouncementSchema,
  saveCompanySchema,
  saveLookSchema,
  saveOrderingSchema,
  siteSettingsSchema,
} from '#domain/settings.schema.ts'
import { saveThemeSchema } from '#domain/theme.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import {
  getSiteSettings,
  saveAnnouncement,
  saveCompany,
  saveLook,
  saveOrdering,
  saveTheme,
} from './site-settings.service.ts'

const keyed = parse('header', idempotencyKeySchema)

export const siteSettingsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe(
      'The settings: company, look, announcement, theme and ordering, each with its rev',
      siteSettingsSchema,
    ),
    async (c) => c.json(await getSiteSettings(c.var.ctx)),
  )
  .put(
    '/company',
    allow('settings.edit'),
    describe('Saves who the company is and how it is reached', siteSettingsSchema),
    keyed,
    parse('json', saveCompanySchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveCompany(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/look',
    allow('settings.edit'),
    describe('Saves the logo, the icon and the loading indicator', siteSettingsSchema),
    keyed,
    parse('json', saveLookSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveLook(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/announcement',
    allow('settings.edit'),
    describe('Saves what is announced on every page, or takes it away', siteSettingsSchema),
    keyed,
    parse('json', saveAnnouncementSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveAnnouncement(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/theme',
    allow('settings.edit'),
    describe('Saves the colours and corners, of light and dark pages', siteSettingsSchema),
    keyed,
    parse('json', saveThemeSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveTheme(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/ordering',
    allow('settings.edit'),
    describe('Saves what an order has to come to', siteSettingsSchema),
    keyed,
    parse('json', saveOrderingSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveOrdering(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
