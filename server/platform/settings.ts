import * as v from 'valibot'

const address = v.pipe(v.string(), v.url('is not an address'))

const databaseAddress = v.pipe(
  address,
  v.regex(/^(?:libsql|https?):\/\//iu, 'must begin with libsql://, https:// or http://'),
)

/** Keys go there: in the clear to this machine alone. */
const webAddress = v.pipe(
  address,
  v.check(
    (text) => text.startsWith('https://') || (text.startsWith('http://') && isLocal(text)),
    'must begin with https://',
  ),
)

/** What a deployment must and may set. Names are those of the environment, so that an error can be acted on. */
const settingsSchema = v.pipe(
  v.object({
    DATABASE_URL: databaseAddress,
    DATABASE_AUTH_TOKEN: v.optional(v.string(), ''),
    PUBLIC_URL: address,
    /** `required`: an admin without a second factor reads and does not write. */
    ADMIN_SECOND_FACTOR: v.optional(v.picklist(['required', 'off']), 'required'),
    SMTP_HOST: v.optional(v.string(), ''),
    SMTP_PORT: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/u, 'is not a port'), v.transform(Number)),
      '587',
    ),
    SMTP_USER: v.optional(v.string(), ''),
    SMTP_PASSWORD: v.optional(v.string(), ''),
    MAIL_FROM: v.optional(v.string(), ''),
    /** How many mails of newsletters leave within a minute at the most: what the mail server allows. */
    NEWSLETTER_PER_MINUTE: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u, 'is not a number'), v.transform(Number)),
      '200',
    ),
    BOUNCE_WEBHOOK_SECRET: v.optional(v.string(), ''),
    VIPPS_CLIENT_ID: v.optional(v.string(), ''),
    VIPPS_CLIENT_SECRET: v.optional(v.string(), ''),
    VIPPS_SUBSCRIPTION_KEY: v.optional(v.string(), ''),
    VIPPS_MERCHANT_SERIAL_NUMBER: v.optional(v.string(), ''),
    VIPPS_WEBHOOK_SECRET: v.optional(v.string(), ''),
    VIPPS_URL: v.optional(webAddress, 'https://api.vipps.no'),
    STRIPE_SECRET_KEY: v.optional(v.string(), ''),
    STRIPE_WEBHOOK_SECRET: v.optional(v.string(), ''),
    STRIPE_URL: v.optional(webAddress, 'https://api.stripe.com'),
    TEST_PAYMENTS: v.optional(v.picklist(['off', 'on']), 'off'),
    /** A model that helps who writes: at an address that speaks as OpenAI's does, with its key and name. None where it is empty. */
    AI_URL: v.optional(v.union([v.literal(''), webAddress]), ''),
    AI_KEY: v.optional(v.string(), ''),
    AI_MODEL: v.optional(v.string(), ''),
    /** `on`: the model looks at pictures, too. */
    AI_PICTURES: v.optional(v.picklist(['on', 'off']), 'off'),
  }),
  v.forward(
    v.check(
      (settings) => settings.DATABASE_AUTH_TOKEN !== '' || isLocal(settings.DATABASE_URL),
      'is required for a database that is not on this machine',
    ),
    ['DATABASE_AUTH_TOKEN'],
  ),
  v.forward(
    v.check(
      (settings) => settings.TEST_PAYMENTS === 'off' || isLocal(settings.PUBLIC_URL),
      'lets goods go for no money, and is for a site on this machine alone',
    ),
    ['TEST_PAYMENTS'],
  ),
)

export type Settings = v.InferOutput<typeof settingsSchema>

/** The typed settings of an environment. Throws an error that names each setting that is missing or wrong. */
export function parseSettings(env: unknown): Settings {
  const parsed = v.safeParse(settingsSchema, env)
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => {
    const name = issue.path?.map((item) => String(item.key)).join('.') ?? 'settings'
    return `${name} (${issue.received === 'undefined' ? 'missing' : issue.message})`
  })
  throw new Error(
    `Check the environment settings: ${wrong.join(', ')}. See .dev.vars.example for what each one is.`,
  )
}

function isLocal(address: string): boolean {
  const url = URL.parse(address)
  return url === null || ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
}
