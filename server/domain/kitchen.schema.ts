import * as v from 'valibot'
import { appConfig } from '#config'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { allergenCodes } from './catalog.ts'
import { serviceModes } from './orderable.ts'
import {
  callOffReasons,
  delayMinutes,
  longestKitchenWords,
  rejectReasons,
  restaurantOrderStatuses,
  ticketLineStates,
} from './restaurant-orders.ts'

/** Epoch ms. */
const instant = v.number()
const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** More places than a cook can tell apart at a glance. */
export const mostStations = 20

const half = v.picklist(['left', 'right'])

const lineSchema = v.object({
  id: v.string(),
  state: v.picklist(ticketLineStates),
  stateAt: instant,
  /** Where its dish is made; null: every station sees it. */
  stationId: v.nullable(v.string()),
  qty: v.number(),
  /** Words in the language of who asks. */
  title: v.string(),
  size: v.optional(v.string()),
  halves: v.optional(v.tuple([v.string(), v.string()])),
  options: v.array(v.object({ title: v.string(), quantity: v.number(), side: v.optional(half) })),
  allergens: v.array(v.picklist(allergenCodes)),
  /** The guest's own words about this dish. */
  comment: v.string(),
  allergyNote: v.string(),
})

/** An order as the kitchen sees it. */
const kitchenTicketSchema = v.object({
  id: v.string(),
  rev: v.number(),
  /** The number that is called: 1 to 99. */
  ticket: v.number(),
  mode: v.picklist(serviceModes),
  tableName: v.nullable(v.string()),
  status: v.picklist(restaurantOrderStatuses),
  name: v.string(),
  phone: v.string(),
  /** The guest's language: that of the guest's own words. */
  languageCode: v.string(),
  hasCutlery: v.boolean(),
  comment: v.string(),
  allergyNote: v.string(),
  isAsap: v.boolean(),
  promisedAt: instant,
  acceptBy: instant,
  prepMinutes: v.number(),
  isPriority: v.boolean(),
  isUnseen: v.boolean(),
  isPaid: v.boolean(),
  placedAt: instant,
  readyAt: v.nullable(instant),
  closedAt: v.nullable(instant),
  reason: v.nullable(v.string()),
  reasonText: v.nullable(v.string()),
  updatedAt: instant,
  lines: v.array(lineSchema),
})

const overridesSchema = v.object({
  pauseUntil: v.optional(instant),
  rush: v.optional(v.object({ until: instant, minutes: v.number() })),
})

const stationSchema = v.object({ id: v.string(), name: v.string() })

export const kitchenFeedSchema = v.object({
  /** The restaurant's revision: what the next call asks from. */
  rev: v.number(),
  /** All of the board, and no change of it: whatever the screen has beside it is gone. */
  isWhole: v.boolean(),
  serverTime: instant,
  tickets: v.array(kitchenTicketSchema),
  /** Ids of tickets that are on the board no longer. */
  removed: v.array(v.string()),
  overrides: overridesSchema,
  /** What cannot be had, by the id of a dish or of an option. */
  soldOut: v.array(v.object({ id: v.string(), until: instant })),
  /** In their order. */
  stations: v.array(stationSchema),
  /** Expo cannot bump a ticket before all of its stations have. */
  isExpoStrict: v.boolean(),
})

export const kitchenSchema = v.object({
  restaurant: v.object({
    id: v.string(),
    name: v.string(),
    phone: v.string(),
    acceptMinutes: v.number(),
    /** When it closes, or closes next. */
    closesAt: v.optional(instant),
  }),
  /** What its screen is called; none for somebody with an account. */
  deviceName: v.optional(v.string()),
  /** Who works on it now. */
  workerName: v.optional(v.string()),
  staff: v.array(v.object({ id: v.string(), name: v.string() })),
  stations: v.array(stationSchema),
  /** Those that this screen stands at; none: it is expo. */
  stationIds: v.array(v.string()),
  dishes: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      options: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
  ),
})

/** What a browser may open: its own kitchen where it is a paired screen, every kitchen for who may manage them. */
export const kitchensSchema = v.object({
  restaurants: v.array(v.object({ id: v.string(), name: v.string() })),
  /** The kitchen that this screen is paired with. */
  pairedWith: v.optional(v.string()),
  mayManage: v.boolean(),
})

export const doneTicketsSchema = v.object({ tickets: v.array(kitchenTicketSchema) })

export const kitchenParam = v.object({ restaurantId: boundedText(64) })
export const feedQuery = v.object({
  since: v.optional(
    v.pipe(boundedText(16), v.regex(/^\d{1,15}$/u, 'invalid_input'), v.transform(Number)),
    '0',
  ),
})

const reasonText = v.optional(boundedLine(longestKitchenWords, 'kitchen_words_long'), '')
const ofTicket = { ticketId: boundedText(64), rev: v.pipe(v.number(), v.safeInteger()) }
const ofAction = { clientEventId: uuid() }
const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(240))

const stepSchema = <Kind extends string>(kind: Kind) =>
  v.object({ ...ofAction, ...ofTicket, kind: v.literal(kind) })
const lineStepSchema = <Kind extends string>(kind: Kind) =>
  v.object({ ...ofAction, ...ofTicket, kind: v.literal(kind), lineId: boundedText(64) })

const mostLines = appConfig.limits.maxCartLines
const linesStepSchema = <Kind extends string>(kind: Kind) =>
  v.object({
    ...ofAction,
    ...ofTicket,
    kind: v.literal(kind),
    lineIds: v.pipe(v.array(boundedText(64)), v.minLength(1), v.maxLength(mostLines)),
  })

const ticketActions = [
  v.object({
    ...ofAction,
    ...ofTicket,
    kind: v.literal('accept'),
    /** So much later than asked for. */
    minutes: v.optional(minutes, 0),
  }),
  v.object({
    ...ofAction,
    ...ofTicket,
    kind: v.literal('reject'),
    reason: v.picklist(rejectReasons),
    reasonText,
  }),
  v.object({
    ...ofAction,
    ...ofTicket,
    kind: v.literal('call_off'),
    reason: v.picklist(callOffReasons),
    reasonText,
  }),
  v.object({
    ...ofAction,
    ...ofTicket,
    kind: v.literal('delay'),
    minutes: v.picklist(delayMinutes),
    reasonText,
  }),
  v.object({ ...ofAction, ...ofTicket, kind: v.literal('priority'), isPriority: v.boolean() }),
  stepSchema('start'),
  stepSchema('finish'),
  stepSchema('hand_over'),
  stepSchema('recall'),
  stepSchema('no_show'),
  stepSchema('seen'),
  lineStepSchema('line_start'),
  lineStepSchema('line_done'),
  lineStepSchema('line_reopen'),
  // All that a station has of a ticket, at once.
  linesStepSchema('lines_done'),
  linesStepSchema('lines_reopen'),
] as const

/** What a screen does. Each has its own id, so that it can be sent twice; a ticket's names the rev that was seen. */
export const kitchenActionSchema = v.variant('kind', [
  ...ticketActions,
  v.object({
    ...ofAction,
    kind: v.literal('sold_out'),
    /** A dish's, or an option's. */
    id: boundedText(64),
    /** Null: it can be had again. */
    until: v.nullable(at),
  }),
  v.object({ ...ofAction, kind: v.literal('pause'), until: v.nullable(at) }),
  v.object({
    ...ofAction,
    kind: v.literal('rush'),
    until: v.nullable(at),
    minutes: v.optional(v.picklist(delayMinutes), 10),
  }),
])

/** The ticket as it is now; null where the action was about none. */
export const kitchenActionAnswer = v.object({ ticket: v.nullable(kitchenTicketSchema) })

/** Of a 409: who was first, with what, and when. */
export interface TicketConflict {
  status: (typeof restaurantOrderStatuses)[number]
  event: string
  by: string
  at: number
}

const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Two groups of four, without what is taken for something else. */
export const pairingAlphabet = codeLetters
export const pairingLength = 8

export const pairSchema = v.object({
  code: v.pipe(
    boundedText(40, 'pairing_code_wrong'),
    v.transform((code) => code.replaceAll(/[\s-]/gu, '').toUpperCase()),
  ),
})

const pin = v.pipe(boundedText(6, 'pin_invalid'), v.regex(/^\d{4,6}$/u, 'pin_invalid'))

export const startShiftSchema = v.object({
  /** None in a kitchen without people: the screen works in its own name. */
  staffId: v.optional(boundedText(64)),
  pin: v.optional(boundedText(6, 'pin_wrong'), ''),
  /** Where the screen stands in this shift; none: it is expo. */
  stationIds: v.optional(v.pipe(v.array(boundedText(64)), v.maxLength(mostStations)), []),
})
export const shiftSchema = v.object({ workerName: v.string(), stationIds: v.array(v.string()) })

const workerName = boundedName(40, 'worker_name_long', 'worker_name_missing')
const deviceName = boundedName(40, 'worker_name_long', 'worker_name_missing')

export const kitchenTeamSchema = v.object({
  /** Who asks may change it too. */
  mayEdit: v.boolean(),
  restaurants: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      devices: v.array(
        v.object({ id: v.string(), name: v.string(), pairedAt: instant, seenAt: instant }),
      ),
      staff: v.array(
        v.object({ id: v.string(), name: v.string(), rev: v.number(), isActive: v.boolean() }),
      ),
      /** Of the restaurant itself. */
      rev: v.number(),
      isExpoStrict: v.boolean(),
      /** In their order. */
      stations: v.array(v.object({ id: v.string(), name: v.string(), rev: v.number() })),
      /** Its menu, and where each dish is made. */
      sections: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          dishes: v.array(
            v.object({ id: v.string(), title: v.string(), stationId: v.nullable(v.string()) }),
          ),
        }),
      ),
    }),
  ),
})
export const newCodeSchema = v.object({ name: deviceName })
export const codeSchema = v.object({ code: v.string(), expiresAt: instant })
export const newWorkerSchema = v.object({ name: workerName, pin })
export const changeWorkerSchema = v.object({
  rev: v.pipe(v.number(), v.safeInteger()),
  name: v.optional(workerName),
  pin: v.optional(pin),
  isActive: v.optional(v.boolean()),
})
export const workerParam = v.object({ ...kitchenParam.entries, id: boundedText(64) })

const stationName = boundedName(40, 'worker_name_long', 'worker_name_missing')
const stationIds = v.pipe(v.array(boundedText(64)), v.maxLength(mostStations))
const stationId = v.nullable(boundedText(64))
export const newStationSchema = v.object({ name: stationName })
export const changeStationSchema = v.object({ rev, name: stationName })
/** Which revision is removed: in the address, since a removal has no body. */
export const removeStationQuery = v.object({
  rev: v.pipe(boundedText(12), v.regex(/^[1-9]\d*$/u), v.transform(Number)),
})
export const stationOrderSchema = v.object({ ids: stationIds, seen: stationIds })
/** Where a dish is made from now on, and where it was when its editor looked. */
export const dishStationSchema = v.object({ stationId, seen: stationId })
export const kitchenRulesSchema = v.object({ rev, isExpoStrict: v.boolean() })

export type KitchenTicket = v.InferOutput<typeof kitchenTicketSchema>
export type KitchenLine = v.InferOutput<typeof lineSchema>
export type KitchenFeed = v.InferOutput<typeof kitchenFeedSchema>
export type Kitchen = v.InferOutput<typeof kitchenSchema>
export type Kitchens = v.InferOutput<typeof kitchensSchema>
export type KitchenTeam = v.InferOutput<typeof kitchenTeamSchema>
export type KitchenAction = v.InferOutput<typeof kitchenActionSchema>
export type StartShift = v.InferOutput<typeof startShiftSchema>
export type StartedShift = v.InferOutput<typeof shiftSchema>
export type TicketAction = v.InferOutput<(typeof ticketActions)[number]>
