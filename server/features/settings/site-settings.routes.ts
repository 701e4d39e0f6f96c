import { Hono } from 'hono'
import {
  saveAnnouncementSchema,
  saveCompanySchema,
  saveInvoicesSchema,
  saveLookSchema,
  saveMapSchema,
  saveOrderingSchema,
  siteSettingsSchema,
} from '#domain/settings.schema.ts'
import { saveThemeSchema } from '#domain/theme.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import {
  getSiteSettings,
  saveAnnouncement,
  saveCompany,
  saveInvoices,
  saveLook,
  saveMap,
  saveOrdering,
  saveTheme,
} from './site-settings.service.ts'

export const siteSettingsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe(
      'The settings: company, look, announcement, theme, ordering, map and invoices, each with its rev',
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
    async (c) => answer(c, await saveCompany(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/look',
    allow('settings.edit'),
    describe('Saves the logo, the icon and the loading indicator', siteSettingsSchema),
    keyed,
    parse('json', saveLookSchema),
    async (c) => answer(c, await saveLook(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/announcement',
    allow('settings.edit'),
    describe('Saves what is announced on every page, or takes it away', siteSettingsSchema),
    keyed,
    parse('json', saveAnnouncementSchema),
    async (c) => answer(c, await saveAnnouncement(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/theme',
    allow('settings.edit'),
    describe('Saves the colours and corners, of light and dark pages', siteSettingsSchema),
    keyed,
    parse('json', saveThemeSchema),
    async (c) => answer(c, await saveTheme(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/ordering',
    allow('settings.edit'),
    describe('Saves what an order has to come to, and how it may be paid', siteSettingsSchema),
    keyed,
    parse('json', saveOrderingSchema),
    async (c) => answer(c, await saveOrdering(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/invoices',
    allow('settings.edit'),
    describe('Saves what invoices say of who issues them', siteSettingsSchema),
    keyed,
    parse('json', saveInvoicesSchema),
    async (c) => answer(c, await saveInvoices(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/map',
    allow('settings.edit'),
    describe('Saves where the map of the sellers has its tiles from', siteSettingsSchema),
    keyed,
    parse('json', saveMapSchema),
    async (c) => answer(c, await saveMap(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
