import { Lucia, TimeSpan } from 'lucia'
import { sessionLife } from '#domain/accounts.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { AdminRole } from '#domain/permissions.ts'
import type { Database } from '#server/platform/database.ts'
import {
  endedSession,
  findSessionRow,
  insertedSession,
  type SessionRow,
  touchSession,
} from './session.repository.ts'

/** Who is signed in, and how. */
export interface SignedIn {
  sessionId: string
  userId: string
  name: string
  email: string
  isEmailConfirmed: boolean
  languageCode: string
  adminRole: AdminRole | null
  /** The languages that they may write in; null is all. */
  adminLanguages: readonly string[] | null
  /** They look after a seller, active or suspended. */
  isSeller: boolean
  hasSecondFactor: boolean
  /** Epoch ms. */
  expiresAt: number
}

interface Ports {
  database: Database
  factoryId: string
  /** A check is no activity: it leaves the session's end where it is. */
  isActivity: boolean
}

/**
 * The session behind a cookie, in one query; undefined where it has ended or its person may no longer sign in. A session that
 * has less than half of its idle time left is moved on.
 */
export async function findSession(ports: Ports, secret: string): Promise<SignedIn | undefined> {
  const row = await findSessionRow(ports.database, await sha256Hex(secret), ports.factoryId)
  if (!row) return undefined
  const life = lifeOf(row)
  const { session } = await luciaOf(ports, row, life.idleMs).validateSession(secret)
  if (!session) return undefined
  return {
    sessionId: row.id,
    userId: row.userId,
    name: row.name,
    email: row.email,
    isEmailConfirmed: row.emailVerifiedAt !== null,
    languageCode: row.languageCode,
    adminRole: row.adminRole,
    adminLanguages: row.adminLanguages,
    isSeller: Boolean(row.isSeller),
    hasSecondFactor: row.secondFactorAt !== null,
    expiresAt: Math.min(session.expiresAt.getTime(), row.endsAt),
  }
}

export interface SessionOpening {
  userId: string
  isAdmin: boolean
  hasSecondFactor: boolean
  /** Browser and system, for the person's list of sessions. */
  device: string
  now: number
}

/** A new session: its id, the secret for the cookie, how long the cookie may live, and the statement that opens it. */
export async function newSession(database: Database, opening: SessionOpening) {
  const { userId, now } = opening
  const life = sessionLife[opening.isAdmin ? 'admin' : 'customer']
  const { id: secret } = await new Lucia(readless, {
    sessionExpiresIn: new TimeSpan(life.idleMs, 'ms'),
  }).createSession(userId, {})
  const id = await sha256Hex(secret)
  const statement = insertedSession(database.build, {
    id,
    userId,
    createdAt: now,
    expiresAt: now + life.idleMs,
    endsAt: now + life.wholeMs,
    lastSeenAt: now,
    secondFactorAt: opening.hasSecondFactor ? now : null,
    device: opening.device,
  })
  return { id, secret, maxAgeS: Math.floor(life.wholeMs / 1000), statement }
}

/** Someone who became an admin since has an admin's session from then on, and the other way round. */
function lifeOf(row: SessionRow) {
  return sessionLife[row.adminRole ? 'admin' : 'customer']
}

/** lucia's rules over the row that was read: the cookie's secret is never stored, and no second query asks for it. */
function luciaOf({ database, isActivity }: Ports, row: SessionRow, idleMs: number): Lucia {
  const end = Math.min(row.expiresAt, row.endsAt, row.lastSeenAt + idleMs)
  const adapter: ConstructorParameters<typeof Lucia>[0] = {
    ...readless,
    getSessionAndUser: async (secret) => [
      { id: secret, userId: row.userId, expiresAt: new Date(end), attributes: {} },
      { id: row.userId, attributes: {} },
    ],
    updateSessionExpiration: async (_secret, expiresAt) => {
      if (isActivity)
        await touchSession(database, row.id, {
          expiresAt: Math.min(expiresAt.getTime(), row.endsAt),
          lastSeenAt: Date.now(),
        })
    },
    deleteSession: async () => {
      await database.write([endedSession(database.build, row.id)])
    },
  }
  return new Lucia(adapter, { sessionExpiresIn: new TimeSpan(idleMs, 'ms') })
}

/**
 * For a session that is only being made. lucia writes nothing: its row goes into the batch of whatever opened it. The rest of
 * lucia's interface is never asked for, since lists, ends and tidying are statements of our own.
 */
const readless: ConstructorParameters<typeof Lucia>[0] = {
  setSession: async () => {},
  getSessionAndUser: neverAsked,
  updateSessionExpiration: neverAsked,
  deleteSession: neverAsked,
  getUserSessions: neverAsked,
  deleteUserSessions: neverAsked,
  deleteExpiredSessions: neverAsked,
}

async function neverAsked(): Promise<never> {
  throw new Error('lucia asked for something that the site does by itself')
}
