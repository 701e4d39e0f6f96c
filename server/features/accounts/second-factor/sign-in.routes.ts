import { Hono } from 'hono'
import {
  passkeyOptionsSchema,
  passkeySignInSchema,
  secondFactorSchema,
} from '#domain/second-factor.schema.ts'
