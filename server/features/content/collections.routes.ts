import { Hono } from 'hono'
import {
  changeItemSchema,
  collectionLanguageSchema,
  collectionParam,
  editableCollectionSchema,
  itemParam,
  orderItemsSchema,
  saveItemSchema,
} from '#domain/collections.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { changeItem, getCollection, orderItems } from './collections.service.ts'
import { saveItem } from './save-item.service.ts'

/** What the site lists: questions, places, people, certificates. */
export const collectionsRoutes = new Hono<ApiEnv>()
  .get(
    '/:collection',
    allow('content.read'),
    describe('The items of a list with their words in a language', editableCollectionSchema),
    parse('param', collectionParam),
    parse('query', collectionLanguageSchema),
    async (c) => {
      const { collection } = c.req.valid('param')
      return answer(c, await getCollection(c.var.ctx, collection, c.req.valid('query').language))
    },
  )
  .put(
    '/:collection/order',
    allow('content.edit'),
    describe('Puts the items of a list in an order', editableCollectionSchema),
    parse('param', collectionParam),
    parse('json', orderItemsSchema),
    async (c) => {
      const { collection } = c.req.valid('param')
      return answer(c, await orderItems(c.var.ctx, collection, c.req.valid('json')))
    },
  )
  .put(
    '/:collection/items/:item',
    allow('content.translate'),
    describe('Saves the words of an item in a language, or adds one', editableCollectionSchema),
    parse('param', itemParam),
    parse('json', saveItemSchema),
    async (c) => {
      const { collection: key, item: id } = c.req.valid('param')
      return answer(c, await saveItem(c.var.ctx, { key, id }, c.req.valid('json')))
    },
  )
  .patch(
    '/:collection/items/:item',
    allow('content.edit'),
    describe('Shows, hides or removes an item, or brings it back', editableCollectionSchema),
    parse('param', itemParam),
    parse('json', changeItemSchema),
    async (c) => {
      const { collection: key, item: id } = c.req.valid('param')
      return answer(c, await changeItem(c.var.ctx, { key, id }, c.req.valid('json')))
    },
  )
