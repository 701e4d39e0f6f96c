import { and, asc, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import {
  addresses,
  admins,
  auditLog,
  cartItems,
  carts,
  complaintPictures,
  complaints,
  consents,
  customerNotes,
  events,
  invoices,
  knownBrowsers,
  orderLines,
  orderNotes,
  orders,
  outbox,
  passkeys,
  savedListItems,
  savedLists,
  sessions,
  users,
  withdrawals,
  payments,
  refunds,
  shipments,
  shortItems,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isNoteAbout, isOrderedBy, type NotedCustomer } from './noted-customer.queries.ts'
import { isGuestOf, orderedDishes } from '#server/features/restaurants/orders/guests.queries.ts'
import { askedQuotes, isAskedBy } from '#server/features/quotes/buyers-data.queries.ts'
import {
  isWrittenBy,
  writtenConversations,
} from '#server/features/conversations/senders-data.queries.ts'
import {
  isAppliedBy,
  keptSeller,
  sentApplications,
} from '#server/features/sellers/applicants-data.queries.ts'
import {
  isSubscribedBy,
  keptDeliveries,
  keptSubscriptions,
} from '#server/features/newsletters/subscriptions/subscribers-data.queries.ts'
import { isAboutAccount } from '#server/features/identity/own-mails.queries.ts'

export type Everything = Awaited<ReturnType<typeof findEverything>>

interface Owner {
  factoryId: string
  userId: string
}

/** All that is kept about a person, in one round trip and as it is kept; secrets and their hashes are left out. */
export async function findEverything(database: Database, owner: Owner) {
  const { userId, factoryId } = owner
  const isOwn = and(eq(orders.userId, userId), eq(orders.factoryId, factoryId))
  const [own, bought, sent, notes] = await Promise.all([
    findOwn(database, owner),
    findBought(database, { isOwn, userId }),
    findSent(database, { ...owner, email: '' }),
    findNotes(database, { factoryId, userId, email: '' }),
  ])
  return { ...own, ...bought, ...sent, customerNotes: notes }
}

async function findOwn(database: Database, { userId }: Owner) {
  const { build } = database
  const [person, role, places, lists, items, answers, open, keys, browsers] = await database.read([
    build.select(personColumns).from(users).where(eq(users.id, userId)),
    build
      .select({ role: admins.role, isActive: admins.isActive })
      .from(admins)
      .where(eq(admins.userId, userId)),
    build.select(addressColumns).from(addresses).where(eq(addresses.userId, userId)),
    build
      .select({ id: savedLists.id, name: savedLists.name, createdAt: savedLists.createdAt })
      .from(savedLists)
      .where(eq(savedLists.userId, userId)),
    build
      .select({
        listId: savedListItems.listId,
        productId: savedListItems.productId,
        options: savedListItems.selectedAttributes,
        quantity: savedListItems.quantity,
      })
      .from(savedListItems)
      .innerJoin(savedLists, eq(savedLists.id, savedListItems.listId))
      .where(eq(savedLists.userId, userId)),
    build
      .select({
        purpose: consents.purpose,
        isGiven: consents.isGiven,
        wording: consents.wording,
        at: consents.at,
      })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.at), asc(consents.id)),
    build
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    build
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    build
      .select({ lastSeenAt: knownBrowsers.lastSeenAt })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, userId)),
  ])
  return {
    person: person[0],
    role: role[0] ?? null,
    addresses: places,
    savedLists: lists.map(({ id, ...list }) => ({
      ...list,
      items: items.filter(({ listId }) => listId === id).map(({ listId: _, ...item }) => item),
    })),
    consents: answers,
    sessions: open,
    knownBrowsers: browsers,
    passkeys: keys,
  }
}

/**
 * All that is kept about a customer who asks the factory for it, by the address that they gave: what they ordered as a guest too, and
 * what those who work here wrote about them. Without an account there is nothing but that.
 */
export async function findCustomerData(database: Database, customer: NotedCustomer) {
  const { factoryId, userId = '', email } = customer
  const isOwn = and(eq(orders.factoryId, factoryId), isOrderedBy({ userId, email }))
  const [own, bought, sent, notes] = await Promise.all([
    userId === '' ? {} : findOwn(database, { factoryId, userId }),
    findBought(database, { isOwn, userId }),
    findSent(database, customer),
    findNotes(database, customer),
  ])
  return { ...own, ...bought, ...sent, customerNotes: notes }
}

/** What they sent to restaurants, to sales and to the factory, with an account or by their address. */
async function findSent(database: Database, customer: NotedCustomer) {
  const isTheirs = isSubscribedBy(customer)
  const [restaurantOrders, quotes, conversations, applications, kept, subscribed, letters] =
    await database.read([
      orderedDishes(isGuestOf(customer)),
      askedQuotes(isAskedBy(customer)),
      writtenConversations(isWrittenBy(customer)),
      sentApplications(isAppliedBy(customer)),
      keptSeller(customer),
      keptSubscriptions(isTheirs),
      keptDeliveries(isTheirs),
    ])
  const seller = kept[0] ?? null
  return {
    ...{ restaurantOrders, quotes, conversations, sellerApplications: applications, seller },
    ...{ newsletterSubscriptions: subscribed, newsletters: letters },
  }
}

async function findNotes(database: Database, customer: NotedCustomer) {
  const [notes] = await database.read([
    database.build
      .select({ text: customerNotes.text, at: customerNotes.createdAt })
      .from(customerNotes)
      .where(isNoteAbout(customer))
      .orderBy(asc(customerNotes.createdAt), asc(customerNotes.id)),
  ])
  return notes
}

async function findBought(
  database: Database,
  { isOwn, userId }: { isOwn: SQL | undefined; userId: string },
) {
  const { build } = database
  const ownOrders = build.select({ id: orders.id }).from(orders).where(isOwn)
  const [[bought, lines, steps, notes, cart, mails, log], afterSale] = await Promise.all([
    database.read([
      build
        .select(orderColumns)
        .from(orders)
        .where(isOwn)
        .orderBy(asc(orders.createdAt), asc(orders.id)),
      build
        .select(lineColumns)
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(isOwn)
        .orderBy(asc(orders.createdAt), asc(orders.id), asc(orderLines.sortOrder)),
      build
        .select({
          orderId: events.entityId,
          event: events.event,
          reason: events.reason,
          at: events.at,
        })
        .from(events)
        .where(and(eq(events.entity, 'order'), inArray(events.entityId, ownOrders)))
        .orderBy(asc(events.at), asc(events.id)),
      build
        .select({ orderId: orderNotes.orderId, text: orderNotes.text, at: orderNotes.createdAt })
        .from(orderNotes)
        .where(inArray(orderNotes.orderId, ownOrders))
        .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id)),
      build
        .select({
          productId: cartItems.productId,
          title: cartItems.snapshotTitle,
          options: cartItems.selectedAttributes,
          quantity: cartItems.quantity,
        })
        .from(cartItems)
        .innerJoin(carts, eq(carts.id, cartItems.cartId))
        .where(eq(carts.userId, userId)),
      build
        .select({
          kind: outbox.kind,
          recipient: outbox.recipient,
          subject: sql<string | null>`${outbox.payload} ->> 'subject'`,
          state: outbox.state,
          createdAt: outbox.createdAt,
          sentAt: outbox.sentAt,
        })
        .from(outbox)
        .where(or(sql`${outbox.payload} ->> 'entityId' in ${ownOrders}`, isAboutAccount(userId))),
      build
        .select({ action: auditLog.action, entity: auditLog.entity, at: auditLog.at })
        .from(auditLog)
        .where(eq(auditLog.actorId, userId))
        .orderBy(asc(auditLog.at), asc(auditLog.id)),
    ]),
    findAfterSale(database, ownOrders),
  ])
  return {
    orders: bought.map(({ id, ...order }) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...line }) => line),
      steps: steps.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...step }) => step),
      notes: notes.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...note }) => note),
      ...afterSale(id),
    })),
    cart,
    mails,
    log,
  }
}

/** What came after the sale of each of these orders: withdrawals, complaints, missing goods, parcels, money that went back, and invoices. */
async function findAfterSale(database: Database, ownOrders: SQLWrapper) {
  const { build } = database
  const [withdrawn, said, pictures, missing, parcels, back, papers, paid] = await database.read([
    build
      .select({
        orderId: withdrawals.orderId,
        lines: withdrawals.lines,
        name: withdrawals.name,
        email: withdrawals.email,
        status: withdrawals.status,
        reason: withdrawals.reason,
        at: withdrawals.receivedAt,
      })
      .from(withdrawals)
      .where(inArray(withdrawals.orderId, ownOrders)),
    build
      .select({
        orderId: complaints.orderId,
        text: complaints.text,
        status: complaints.status,
        answer: complaints.answer,
        at: complaints.createdAt,
        id: complaints.id,
      })
      .from(complaints)
      .where(inArray(complaints.orderId, ownOrders))
      .orderBy(asc(complaints.createdAt), asc(complaints.id)),
    build
      .select({
        id: complaintPictures.id,
        complaintId: complaintPictures.complaintId,
        token: orders.publicToken,
        at: complaintPictures.createdAt,
      })
      .from(complaintPictures)
      .innerJoin(complaints, eq(complaints.id, complaintPictures.complaintId))
      .innerJoin(orders, eq(orders.id, complaints.orderId))
      .where(inArray(complaints.orderId, ownOrders))
      .orderBy(asc(complaintPictures.createdAt), asc(complaintPictures.id)),
    build
      .select({
        orderId: shortItems.orderId,
        title: orderLines.titleSnapshot,
        quantity: shortItems.quantity,
        substitute: shortItems.substituteTitle,
        answer: shortItems.settledAs,
        askedAt: shortItems.askedAt,
        settledAt: shortItems.settledAt,
      })
      .from(shortItems)
      .innerJoin(orderLines, eq(orderLines.id, shortItems.lineId))
      .where(inArray(shortItems.orderId, ownOrders))
      .orderBy(asc(shortItems.askedAt), asc(shortItems.id)),
    build
      .select({
        orderId: shipments.orderId,
        number: shipments.number,
        carrier: shipments.carrier,
        tracking: shipments.tracking,
        at: shipments.sentAt,
      })
      .from(shipments)
      .where(inArray(shipments.orderId, ownOrders))
      .orderBy(asc(shipments.sentAt)),
    build
      .select({
        orderId: refunds.orderId,
        creditNote: refunds.number,
        amountOre: refunds.amountOre,
        settles: refunds.settles,
        way: refunds.way,
        reason: refunds.reason,
        at: refunds.createdAt,
      })
      .from(refunds)
      .where(inArray(refunds.orderId, ownOrders))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    build
      .select({
        orderId: invoices.orderId,
        kind: invoices.kind,
        number: invoices.number,
        issuedOn: invoices.issuedOn,
        dueOn: invoices.dueOn,
        data: invoices.data,
      })
      .from(invoices)
      .where(inArray(invoices.orderId, ownOrders))
      .orderBy(asc(invoices.createdAt), asc(invoices.id)),
    ownPayments(build, ownOrders),
  ])
  return (id: string) => ({
    withdrawals: withdrawn
      .filter(({ orderId }) => orderId === id)
      .map(({ orderId: _, ...row }) => row),
    complaints: said
      .filter(({ orderId }) => orderId === id)
      .map(({ orderId: _, id: complaint, ...row }) => ({
        ...row,
        pictures: pictures
          .filter(({ complaintId }) => complaintId === complaint)
          .map(({ id: picture, token, at }) => ({
            // Where their owner looks at them, signed in.
            path: `/api/orders/${token}/complaints/${complaint}/pictures/${picture}`,
            at,
          })),
      })),
    missing: missing.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...row }) => row),
    shipments: parcels
      .filter(({ orderId }) => orderId === id)
      .map(({ orderId: _, ...parcel }) => parcel),
    refunds: back.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...paid }) => paid),
    payments: paid.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...row }) => row),
    invoices: papers
      .filter(({ orderId }) => orderId === id)
      .map(({ orderId: _, data: { orderNumber, totalOre, buyer }, ...paper }) => ({
        ...paper,
        ...{ orderNumber, totalOre, buyer },
      })),
  })
}

function ownPayments(build: Database['build'], ownOrders: SQLWrapper) {
  return build
    .select({
      orderId: payments.orderId,
      provider: payments.provider,
      reference: payments.reference,
      state: payments.state,
      amountOre: payments.amountOre,
      capturedOre: payments.capturedOre,
      refundedOre: payments.refundedOre,
      at: payments.createdAt,
    })
    .from(payments)
    .where(and(eq(payments.kind, 'order'), inArray(payments.orderId, ownOrders)))
}

const personColumns = {
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  name: users.name,
  phone: users.phone,
  languageCode: users.languageCode,
  hasPassword: sql<number>`${users.passwordHash} is not null`,
  hasOneTimeCodes: sql<number>`${users.totpConfirmedAt} is not null`,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

const addressColumns = {
  label: addresses.label,
  name: addresses.name,
  phone: addresses.phone,
  street: addresses.street,
  postcode: addresses.postcode,
  city: addresses.city,
  isDefault: addresses.isDefault,
  createdAt: addresses.createdAt,
}

const orderColumns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  createdAt: orders.createdAt,
  email: orders.email,
  name: orders.name,
  phone: orders.phone,
  companyName: orders.companyName,
  orgNo: orders.orgNo,
  poNumber: orders.poNumber,
  invoiceAddress: orders.invoiceAddress,
  languageCode: orders.languageCode,
  delivery: orders.shippingName,
  address: orders.address,
  promisedDate: orders.promisedDate,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  note: orders.note,
  tracking: orders.tracking,
  receiptNo: orders.receiptNo,
  itemsOre: orders.itemsOre,
  shippingOre: orders.shippingOre,
  totalOre: orders.totalOre,
  paidOre: orders.paidOre,
  refundedOre: orders.refundedOre,
  vat: orders.vat,
  termsAcceptedAt: orders.termsAcceptedAt,
}

const lineColumns = {
  orderId: orderLines.orderId,
  title: orderLines.titleSnapshot,
  packageSize: orderLines.packageSizeSnapshot,
  sku: orderLines.sku,
  options: orderLines.options,
  quantity: orderLines.qty,
  droppedQty: orderLines.droppedQty,
  unitOre: orderLines.unitOre,
  lineOre: orderLines.lineOre,
  vatBp: orderLines.vatBp,
}
