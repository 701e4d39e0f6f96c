import { Hono } from 'hono'
import * as v from 'valibot'
import {
  adminMenuQuery,
  adminMenuSchema,
  dishOrderSchema,
  menuParam,
  menuRowParam,
  menuSectionOrderSchema,
  newDishSchema,
  newMenuSectionSchema,
  newOptionGroupSchema,
  removeMenuRowQuery,
  saveDishSchema,
  saveMenuSectionSchema,
  saveOptionGroupSchema,
  soldOutSchema,
} from '#domain/admin-dishes.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getAdminMenus } from './admin-menu.service.ts'
import { makeDish, orderDishes, saveDish, sellOut } from './dishes.service.ts'
import { makeSection, orderSections, removeSection, saveSection } from './menu-sections.service.ts'
import { makeGroup, removeGroup, saveGroup } from './option-groups.service.ts'

const menu = v.unwrap(adminMenuSchema.entries.menu)

/** The menus of the restaurants, as those who look after them make them. Each write answers the whole menu. */
export const dishRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('kitchen.read'),
    describe('The menu of a restaurant that the caller looks after', adminMenuSchema),
    parse('query', adminMenuQuery),
    async (c) => c.json(await getAdminMenus(c.var.ctx, c.req.valid('query').restaurant)),
  )
  .post(
    '/:restaurantId/sections',
    allow('dishes.edit'),
    describe('Adds a section to the menu', menu, 201),
    keyed,
    parse('param', menuParam),
    parse('json', newMenuSectionSchema),
    async (c) => {
      const section = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await makeSection(c.var.ctx, section, callKeyOf(c)), 201)
    },
  )
  .put(
    '/:restaurantId/sections/order',
    allow('dishes.edit'),
    describe('Puts the sections of the menu in an order', menu),
    parse('param', menuParam),
    parse('json', menuSectionOrderSchema),
    async (c) => {
      const { restaurantId } = c.req.valid('param')
      return answer(c, await orderSections(c.var.ctx, restaurantId, c.req.valid('json')))
    },
  )
  .put(
    '/:restaurantId/sections/:id',
    allow('dishes.edit'),
    describe('Saves what a section is called in each language', menu),
    parse('param', menuRowParam),
    parse('json', saveMenuSectionSchema),
    async (c) => answer(c, await saveSection(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:restaurantId/sections/:id',
    allow('dishes.edit'),
    describe('Removes a section that no dish stands in', menu),
    parse('param', menuRowParam),
    parse('query', removeMenuRowQuery),
    async (c) =>
      answer(c, await removeSection(c.var.ctx, c.req.valid('param'), c.req.valid('query').rev)),
  )
  .post(
    '/:restaurantId/dishes',
    allow('dishes.edit'),
    describe('Makes a dish that guests do not see yet', v.object({ id: v.string(), menu }), 201),
    keyed,
    parse('param', menuParam),
    parse('json', newDishSchema),
    async (c) => {
      const dish = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await makeDish(c.var.ctx, dish, callKeyOf(c)), 201)
    },
  )
  .put(
    '/:restaurantId/dishes/order',
    allow('dishes.edit'),
    describe('Puts the dishes of a section in an order', menu),
    parse('param', menuParam),
    parse('json', dishOrderSchema),
    async (c) => {
      const { restaurantId } = c.req.valid('param')
      return answer(c, await orderDishes(c.var.ctx, restaurantId, c.req.valid('json')))
    },
  )
  .put(
    '/:restaurantId/dishes/:id',
    allow('dishes.edit'),
    describe('Saves what the kitchen knows of a dish, and what is chosen with it', menu),
    parse('param', menuRowParam),
    parse('json', saveDishSchema),
    async (c) => answer(c, await saveDish(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    '/:restaurantId/sold-out/:id',
    allow('dishes.edit'),
    describe('Says until when a dish or an option cannot be had', menu),
    keyed,
    parse('param', menuRowParam),
    parse('json', soldOutSchema),
    async (c) => {
      const { until } = c.req.valid('json')
      return answer(c, await sellOut(c.var.ctx, c.req.valid('param'), { until, key: callKeyOf(c) }))
    },
  )
  .post(
    '/:restaurantId/option-groups',
    allow('dishes.edit'),
    describe('Makes a group of options that no dish has yet', menu, 201),
    keyed,
    parse('param', menuParam),
    parse('json', newOptionGroupSchema),
    async (c) => {
      const made = { ...c.req.valid('param'), group: c.req.valid('json') }
      return answer(c, await makeGroup(c.var.ctx, made, callKeyOf(c)), 201)
    },
  )
  .put(
    '/:restaurantId/option-groups/:id',
    allow('dishes.edit'),
    describe('Saves a group with all its options', menu),
    parse('param', menuRowParam),
    parse('json', saveOptionGroupSchema),
    async (c) => answer(c, await saveGroup(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:restaurantId/option-groups/:id',
    allow('dishes.edit'),
    describe('Removes a group that no dish has', menu),
    parse('param', menuRowParam),
    parse('query', removeMenuRowQuery),
    async (c) =>
      answer(c, await removeGroup(c.var.ctx, c.req.valid('param'), c.req.valid('query').rev)),
  )
