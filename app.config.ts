const features = {
  aiServices: true,
  payments: true,
  multiTenant: false,
  customDomains: false,
  subscriptions: false,
} as const

const services = {
  payments: { isEnabled: false },
  analytics: { isEnabled: false },
} as const

const limits = {
  maxProductsPerFactory: 1000,
  maxImageSizeMB: 10,
  maxFileUploadMB: 50,
  aiCreditsDefault: 1000,
  maxBodyBytes: 1_000_000,
  maxCartLines: 100,
  maxLineQuantity: 999,
  /** Of the factory's own interface texts within a page; more of them have an address of their own. */
  maxWordsBytes: 2048,
} as const

const defaults = {
  companyName: 'Premium Foods Factory',
  languageCode: 'nb',
  logo: { width: 32, height: 32, maxWidth: 200, style: 'rounded' },
} as const

/** Languages with an interface catalogue in the product; the active ones are rows in the database. */
const catalogues = ['nb', 'en', 'ar', 'pl', 'uk'] as const

/** Those of the catalogues that are written from right to left. */
const rightToLeft = ['ar'] as const

const languageCookie = 'preferred-language'

const guestCookie = '__Host-guest'

const sessionCookie = '__Host-session'

/** Marks a browser that somebody has signed in from. */
const browserCookie = '__Host-browser'

/** Set for those who work here: their pages are never kept ones. It proves nothing. */
const staffCookie = '__Host-staff'

/** Whether an editor's pages show drafts, and of which day. It shows nothing to those who may not read drafts. */
const viewCookie = '__Host-preview'

/** Holds the secret of a preview link that was opened. */
const previewCookie = '__Host-preview-link'

/** Opens the kitchen that a screen was paired with. */
const kitchenCookie = '__Host-kitchen'

const guestLabelKey = 'guest_session_id'

const search = {
  minCharacters: 2,
  maxCharacters: 100,
  /** How many words of a text are looked for; those behind them are left out. */
  maxWords: 8,
  pauseMs: 500,
  maxResults: 8,
  /** So many of them are restaurants and dishes. */
  maxPlaces: 3,
  flagMs: 1000,
} as const

const catalog = {
  pageSize: 40,
  keptPages: 20,
  /** How many products an isolate remembers in a language; lists of more are counted by the database. */
  rememberedProducts: 2000,
  maxPages: 1000,
  lowStockAt: 5,
  related: 4,
  bestSellers: 4,
} as const

const cart = {
  guestDays: 60,
  userDays: 365,
  retryForMs: 30_000,
  /** New carts of guests behind one network address within an hour: an office or a fair, and no machine. */
  newPerHour: 500,
} as const

const kitchenWork = {
  /** A screen on which nobody has worked for so long is paired anew. */
  deviceDays: 30,
  codeMinutes: 10,
  /** Codes that one network address may try within an hour. */
  codeTries: 10,
  /** PINs that may be tried for one name within `pinMinutes`. */
  pinTries: 5,
  pinMinutes: 5,
  /** So long what was handed over stands in the drawer of its kitchen. */
  doneHours: 2,
  mostDone: 50,
  /** A ticket that is handed over has a number of one of so many days: it may be ordered a week ahead. */
  daysOfNumbers: 8,
} as const

const kitchen = {
  /** How often a board asks for changes, in ms: while it is seen, and while it is not. */
  pollMs: 3000,
  hiddenPollMs: 10_000,
} as const

/** Tries within so many minutes, and mails to one address within an hour. */
const accounts = {
  browserDays: 400,
  /** How long a sign-up waits for its confirmation once its links have ended. */
  unconfirmedDays: 7,
  signInTries: 10,
  networkTries: 30,
  triesMinutes: 15,
  mailsPerHour: 3,
  /** Codes to claim orders with that go to one mailbox, of however many orders. */
  claimMailsPerHour: 10,
  ordersPerPage: 10,
} as const

/** How long logs of who did what, and messages that were sent, are kept. */
const logDays = 365

const orders = {
  numberPrefix: 'PF',
  /** Of credit notes. */
  creditPrefix: 'K',
  invoicePrefix: 'F',
  strangersSeeNumberHours: 24,
  viewsPerMinute: 30,
  /** How long an order on invoice keeps its goods while it waits for approval. */
  approvalWorkingDays: 2,
  /** What is paid back of one order without the password being asked again, and the owners being told. */
  refundWithoutPasswordOre: 200_000,
} as const

const money = { currency: 'NOK', locale: 'nb-NO' } as const

const timeZone = 'Europe/Oslo'

const toasts = {
  durationMs: 4000,
  shopDurationMs: 5000,
  /** Of the workspace's that offer something to do: long enough to be read, reached and pressed. */
  actionDurationMs: 10_000,
  visible: 3,
  widthPx: 356,
  swipePx: 20,
} as const

const timings = {
  tooltipMs: 700,
  tooltipSkipMs: 300,
  navigationMenuMs: 200,
  spinnerAfterMs: 150,
} as const

const reads = { keepMs: 5 * 60_000, retries: 3, maxDelayMs: 30_000 } as const

/** How long the browser waits for an answer of the API. */
const timeoutMs = 15_000

const revisionMaxAgeMs = 5000

/** How long a site that is known already is waited for before it is shown as it was; longer by those who work on it. */
const siteWaitMs = { visitors: 700, staff: 1500 } as const

/** The store for bad days is asked no longer than this: the database knows all that it knows. */
const keyValueWaitMs = 1000

/** HSTS. Subdomains and browsers' preload lists bind the whole domain, for long: the deployment's owner turns them on. */
const transportSecurity = {
  maxAgeSeconds: 365 * 24 * 3600,
  includeSubDomains: false,
  preload: false,
} as const

/** Addresses of the site at which nothing was found, as editors are told of them. */
const missingAddresses = { notedPerMinute: 30, kept: 500, listed: 50 } as const

/** How often a network address may have a catalogue shown: each takes up to 200 goods with all their texts. */
const catalogueViews = { perMinute: 120 } as const

const pages = { nearSeconds: 24 * 3600 } as const

/** A server forgets a stream after 10 s of rest; an isolate gives it up long before. */
const database = {
  timeoutMs: 3000,
  /** How long one request waits for all of its calls together. */
  requestMs: 4000,
  writesInFlight: 4,
  waitMs: 3000,
  /** The longest that a write can last: all its attempts, each on a forgotten stream and on a new one, with their pauses. */
  writeMs: 40_000,
  keptStreams: 16,
  streamIdleMs: 5000,
} as const

export type CatalogueCode = (typeof catalogues)[number]

/** The product's typed configuration: limits and defaults. No secrets, and read by both `app/` and `server/`. */
export const appConfig = {
  limits,
  defaults,
  catalogues,
  rightToLeft,
  languageCookie,
  guestCookie,
  sessionCookie,
  browserCookie,
  staffCookie,
  viewCookie,
  previewCookie,
  kitchenCookie,
  guestLabelKey,
  search,
  catalog,
  cart,
  kitchen,
  money,
  timeZone,
  toasts,
  timings,
  reads,
  timeoutMs,
  revisionMaxAgeMs,
} as const

/** Features, services and what else the server alone goes by: it stands apart, so that no visitor's browser downloads it. */
export const serverConfig = {
  features,
  services,
  accounts,
  database,
  missingAddresses,
  catalogueViews,
  logDays,
  siteWaitMs,
  transportSecurity,
  pages,
  keyValueWaitMs,
  orders,
  kitchen: kitchenWork,
} as const
