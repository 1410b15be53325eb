import { parseTrustedProxies } from '@guildhall/koa/proxies'
import { DEFAULT_SESSION_IDLE_DAYS } from '@guildhall/domain/identity'
import { findCountry } from '@guildhall/domain/reference'
import { z } from 'zod'
import { parseBackupKey } from '../backup/backup-key.ts'
import { parseKeys } from '../secrets/parse-keys.ts'
import { InvalidConfig } from './invalid-config.ts'
import { readSignInProviders, type SignInProviderConfig } from './read-sign-in-providers.ts'
import { parsePaymentRegions } from './read-payment-regions.ts'
import { readTracing, type TracingConfig } from './read-tracing.ts'

/** The validated configuration; every variable is in the README's table. */
export type Config = z.output<typeof schema> & {
  readonly embedded: boolean
  readonly production: boolean
  readonly signInProviders: readonly SignInProviderConfig[]
  /** Null without a collector. */
  readonly tracing: TracingConfig | null
}

const urlSchema = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.join(' or ')}`,
  })
/** One address, or several with commas between. */
const urlsSchema = (protocols: readonly string[]) =>
  z.string().refine((value) => value.split(',').every((url) => urlSchema(protocols).safeParse(url.trim()).success), {
    message: `must be addresses that start with ${protocols.join(' or ')}, with commas between`,
  })
/** Links are built by adding a path, so whatever else it has would be lost or in the middle of them. Rule: BASE-65. */
const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return true
  const { password, pathname, username } = new URL(value)
  return pathname === '/' && username === '' && password === '' && !/[?#]/.test(value)
}
const roles = ['api', 'worker', 'realtime'] as const
export type Role = (typeof roles)[number]

const schema = z.object({
  port: z.coerce.number('must be a port number').int().min(0).max(65_535),
  host: z.string().min(1),
  publicUrl: urlSchema(['http:', 'https:'])
    .refine(isOrigin, { message: 'must be an address without path, query, fragment and user name' })
    .nullable(),
  trustedProxies: z
    .string()
    .transform((value) => value.split(',').flatMap((network) => (network.trim() === '' ? [] : [network.trim()])))
    .transform((networks, context) => {
      try {
        return parseTrustedProxies(networks)
      } catch {
        context.addIssue("must be networks with commas between, such as '10.0.0.0/8,fd00::/8'")
        return z.NEVER
      }
    }),
  hsts: z
    .string()
    .regex(
      /^(?:off|max-age=\d+(?:; includeSubDomains)?(?:; preload)?)$/,
      "must be 'off' or like 'max-age=31536000; includeSubDomains; preload'",
    )
    .transform((value) => (value === 'off' ? null : value)),
  opsHost: z.string().min(1),
  opsPort: z.coerce.number('must be a port number').int().min(0).max(65_535).nullable(),
  dataDir: z.string().min(1),
  seed: z.union([z.literal('demo'), z.literal('none'), z.coerce.number().int().min(1).max(1_000_000)], {
    message: "must be 'demo', 'none' or a number of contractors",
  }),
  databaseUrl: urlSchema(['postgres:', 'postgresql:']).nullable(),
  databaseMigrationUrl: urlSchema(['postgres:', 'postgresql:']).nullable(),
  databasePoolSize: z.coerce.number('must be a number of connections').int('must be a whole number').min(4).max(500),
  backupKey: z
    .string()
    .min(16, 'must have 16 characters or more')
    .refine((value) => parseBackupKey(value) !== null, {
      message:
        'must be a passphrase, recipients of age (age1…) with commas between, or one secret key (AGE-SECRET-KEY-1…)',
    })
    .nullable(),
  secretKey: z
    .string()
    .transform((value, context) => {
      const keys = parseKeys(value.split(',').map((key) => key.trim()))
      if (keys !== null) return keys
      context.addIssue(
        'must be keys of 32 bytes or more, as hexadecimal or base64, the newest first, with commas between',
      )
      return z.NEVER
    })
    .nullable(),
  secretsFile: z.string().min(1).nullable(),
  opensearchUrl: urlsSchema(['http:', 'https:']).nullable(),
  opensearchShards: z.coerce.number('must be a number of shards').int('must be a whole number').min(1).max(64),
  opensearchReplicas: z.union([z.literal('auto'), z.coerce.number().int().min(0).max(10)], {
    message: "must be 'auto' or a number of copies",
  }),
  natsUrl: urlSchema(['nats:', 'tls:']).nullable(),
  s3Url: urlSchema(['http:', 'https:']).nullable(),
  s3Bucket: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .nullable(),
  s3Region: z.string().min(1),
  s3AccessKeyId: z.string().nullable(),
  s3SecretAccessKey: z.string().nullable(),
  smtpUrl: urlSchema(['smtp:', 'smtps:']).nullable(),
  mailFrom: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an address, also as 'Name <address>'")
    .nullable(),
  supportEmail: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must be an e-mail address')
    .nullable(),
  mailPostalAddress: z.string().max(200).nullable(),
  stripeSecretKey: z.string().nullable(),
  stripeWebhookSecret: z.string().nullable(),
  stripeApiUrl: urlSchema(['http:', 'https:']).nullable(),
  paystackSecretKey: z.string().nullable(),
  paystackApiUrl: urlSchema(['http:', 'https:']).nullable(),
  paymentRegions: z.string().transform((value, context) => {
    const regions = parsePaymentRegions(value)
    if (regions !== null) return regions
    context.addIssue("must be regions with commas between, such as 'ZA:ZAR:R:12500:paystack,AU:AUD:$:1020:stripe'")
    return z.NEVER
  }),
  invoiceSupplier: z.string().min(1),
  invoiceSupplierAddress: z.string(),
  invoiceSupplierEmail: z.string().nullable(),
  invoiceSupplierVat: z.string().nullable(),
  invoicePayTo: z.string(),
  invoiceTaxName: z.string().nullable(),
  invoiceTaxRate: z.coerce.number('must be a share, 0.15 for 15 %').min(0).max(1),
  roles: z
    .string()
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, `must name some of ${roles.join(', ')}`)).min(1)),
  sessionIdleDays: z.coerce.number('must be a number of days').int('must be a number of days').min(1).max(31),
  vetting: z.enum(['auto', 'manual'], "must be 'auto' or 'manual'"),
  qualifyMinYears: z.coerce.number('must be a number of years').int('must be a number of years').min(0).max(60),
  qualifyCountries: z
    .string()
    .transform((value) => (value === '' ? [] : value.split(',').map((code) => code.trim().toUpperCase())))
    .refine((codes) => codes.every((code) => findCountry(code) !== undefined), {
      message: "must be country codes with commas between, such as 'ZA,US'",
    }),
  devTools: z.enum(['on', 'off'], "must be 'on' or 'off'"),
  exchangeRatesUrl: urlSchema(['http:', 'https:']).nullable(),
  pwnedPasswordsUrl: urlSchema(['http:', 'https:']).nullable(),
  googlePlacesApiKey: z.string().nullable(),
  googlePlacesApiUrl: urlSchema(['http:', 'https:']).nullable(),
  termsUrl: urlSchema(['http:', 'https:']).nullable(),
  privacyUrl: urlSchema(['http:', 'https:']).nullable(),
  landingPage: z.enum(['on', 'off'], "must be 'on' or 'off'"),
  sentryDsn: z
    .string()
    .regex(
      /^https?:\/\/[^\s:@/]+@[^\s/@]+\/(?:[^\s]+\/)?\d+$/,
      "must be the address of a project, 'https://key@host/7'",
    )
    .nullable(),
  analyticsProvider: z.enum(['posthog', 'segment'], "must be 'posthog' or 'segment'").nullable(),
  analyticsKey: z
    .string()
    .regex(/^[\w-]+$/, 'must be the key of a project or source')
    .nullable(),
  analyticsUrl: urlSchema(['http:', 'https:']).nullable(),
  chatwootUrl: urlSchema(['http:', 'https:']).nullable(),
  chatwootWebsiteToken: z
    .string()
    .regex(/^[\w-]+$/, 'must be the token of a website inbox')
    .nullable(),
  chatwootHmacKey: z
    .string()
    .regex(/^[\w-]+$/, 'must be the key of the inbox for identity validation')
    .nullable(),
  logLevel: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino'),
  logFormat: z.enum(['pretty', 'json'], "must be 'pretty' or 'json'"),
})

/** Port of health and metrics if there is a public address. */
const OPS_PORT = '9464'

/** Whether a host is this machine. */
export const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost', ''].includes(host)

/** Reads and validates the environment. By default everything is embedded, on loopback. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, terminal: boolean): Config {
  const read = (name: string): string | null =>
    env[name] === undefined || env[name] === '' ? null : (env[name] ?? null)
  const embedded = read('DATABASE_URL') === null
  const host = read('HOST') ?? '127.0.0.1'
  const loopback = isLoopback(host)
  const publicUrl = read('PUBLIC_URL')
  const production = read('NODE_ENV') === 'production'
  const devTools = read('DEV_TOOLS') ?? (embedded && loopback && !production && publicUrl === null ? 'on' : 'off')
  const values = {
    port: read('PORT') ?? '3000',
    host,
    publicUrl,
    trustedProxies: read('TRUSTED_PROXIES') ?? '',
    hsts: read('HSTS') ?? 'max-age=31536000',
    opsHost: read('OPS_HOST') ?? '127.0.0.1',
    opsPort: read('OPS_PORT') ?? (publicUrl === null && read('OPS_HOST') === null ? null : OPS_PORT),
    dataDir: read('DATA_DIR') ?? '.data',
    seed: read('SEED') ?? (embedded && !production ? 'demo' : 'none'),
    databaseUrl: read('DATABASE_URL'),
    databaseMigrationUrl: read('DATABASE_MIGRATION_URL'),
    databasePoolSize: read('DATABASE_POOL_SIZE') ?? '16',
    secretKey: read('SECRET_KEY'),
    secretsFile: read('SECRETS_FILE'),
    opensearchUrl: read('OPENSEARCH_URL'),
    opensearchShards: read('OPENSEARCH_SHARDS') ?? '1',
    opensearchReplicas: read('OPENSEARCH_REPLICAS') ?? 'auto',
    natsUrl: read('NATS_URL'),
    s3Url: read('S3_URL'),
    s3Bucket: read('S3_BUCKET'),
    s3Region: read('S3_REGION') ?? 'us-east-1',
    s3AccessKeyId: read('S3_ACCESS_KEY_ID'),
    s3SecretAccessKey: read('S3_SECRET_ACCESS_KEY'),
    backupKey: read('BACKUP_KEY'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    supportEmail: read('SUPPORT_EMAIL'),
    mailPostalAddress: read('MAIL_POSTAL_ADDRESS'),
    stripeSecretKey: read('STRIPE_SECRET_KEY'),
    stripeWebhookSecret: read('STRIPE_WEBHOOK_SECRET'),
    stripeApiUrl: read('STRIPE_API_URL'),
    paystackSecretKey: read('PAYSTACK_SECRET_KEY'),
    paystackApiUrl: read('PAYSTACK_API_URL'),
    paymentRegions: read('PAYMENT_REGIONS') ?? '',
    invoiceSupplier: read('INVOICE_SUPPLIER') ?? 'Guildhall',
    invoiceSupplierAddress: read('INVOICE_SUPPLIER_ADDRESS') ?? '',
    invoiceSupplierEmail: read('INVOICE_SUPPLIER_EMAIL'),
    invoiceSupplierVat: read('INVOICE_SUPPLIER_VAT'),
    invoicePayTo: read('INVOICE_PAY_TO') ?? '',
    invoiceTaxName: read('INVOICE_TAX_NAME'),
    invoiceTaxRate: read('INVOICE_TAX_RATE') ?? '0',
    roles: read('ROLES') ?? roles.join(','),
    // Whoever moves the clock wants to stay signed in.
    sessionIdleDays: read('SESSION_IDLE_DAYS') ?? String(devTools === 'on' ? 31 : DEFAULT_SESSION_IDLE_DAYS),
    vetting: read('VETTING') ?? (embedded ? 'auto' : 'manual'),
    qualifyMinYears: read('QUALIFY_MIN_YEARS') ?? '0',
    qualifyCountries: read('QUALIFY_COUNTRIES') ?? '',
    devTools,
    exchangeRatesUrl: read('EXCHANGE_RATES_URL'),
    pwnedPasswordsUrl: read('PWNED_PASSWORDS_URL'),
    googlePlacesApiKey: read('GOOGLE_PLACES_API_KEY'),
    googlePlacesApiUrl: read('GOOGLE_PLACES_API_URL'),
    termsUrl: read('TERMS_URL'),
    privacyUrl: read('PRIVACY_URL'),
    landingPage: read('LANDING_PAGE') ?? 'off',
    sentryDsn: read('SENTRY_DSN'),
    analyticsProvider: read('ANALYTICS_PROVIDER'),
    analyticsKey: read('ANALYTICS_KEY'),
    analyticsUrl: read('ANALYTICS_URL'),
    chatwootUrl: read('CHATWOOT_URL'),
    chatwootWebsiteToken: read('CHATWOOT_WEBSITE_TOKEN'),
    chatwootHmacKey: read('CHATWOOT_HMAC_KEY'),
    logLevel: read('LOG_LEVEL') ?? 'info',
    logFormat: read('LOG_FORMAT') ?? (terminal ? 'pretty' : 'json'),
  }
  const checked = schema.safeParse(values)
  if (!checked.success) {
    const problems = checked.error.issues.map((issue) => `${variableName(String(issue.path[0]))} ${issue.message}`)
    throw new InvalidConfig([...new Set(problems)].join('\n'))
  }
  if (checked.data.devTools === 'on') {
    const { databaseUrl } = checked.data
    const obstacles = [
      ...(production ? ['NODE_ENV=production'] : []),
      ...(publicUrl === null || isLoopback(new URL(publicUrl).hostname) ? [] : ['a PUBLIC_URL beyond loopback']),
      ...(loopback ? [] : ['a HOST beyond loopback']),
      ...(databaseUrl === null || isLoopback(new URL(databaseUrl).hostname) ? [] : ['a database on another machine']),
    ]
    if (obstacles.length > 0) throw new InvalidConfig(`DEV_TOOLS cannot be on with ${obstacles.join(' and ')}`)
  }
  if (production && checked.data.seed === 'demo')
    throw new InvalidConfig('SEED cannot be demo with NODE_ENV=production: its logins have a published password')
  const { s3AccessKeyId, s3Bucket, s3SecretAccessKey, s3Url } = checked.data
  if (new Set([s3AccessKeyId, s3Bucket, s3SecretAccessKey, s3Url].map((value) => value === null)).size > 1)
    throw new InvalidConfig('S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  if (checked.data.smtpUrl !== null && checked.data.mailFrom === null)
    throw new InvalidConfig('MAIL_FROM must be set where SMTP_URL is: it is whom mail comes from')
  if (checked.data.databaseMigrationUrl !== null && embedded)
    throw new InvalidConfig('DATABASE_URL must be set where DATABASE_MIGRATION_URL is')
  if (checked.data.secretKey !== null && checked.data.secretsFile !== null)
    throw new InvalidConfig('SECRET_KEY and SECRETS_FILE cannot both be set')
  const { stripeSecretKey, stripeWebhookSecret } = checked.data
  if (stripeSecretKey !== null && stripeWebhookSecret === null)
    throw new InvalidConfig('STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is')
  const { googlePlacesApiKey, googlePlacesApiUrl } = checked.data
  if (googlePlacesApiUrl !== null && googlePlacesApiKey === null)
    throw new InvalidConfig('GOOGLE_PLACES_API_KEY must be set where GOOGLE_PLACES_API_URL is')
  const { analyticsKey, analyticsProvider, analyticsUrl } = checked.data
  if (analyticsProvider !== null && analyticsKey === null)
    throw new InvalidConfig('ANALYTICS_KEY must be set where ANALYTICS_PROVIDER is')
  if (analyticsProvider === null && (analyticsKey !== null || analyticsUrl !== null))
    throw new InvalidConfig('ANALYTICS_PROVIDER must be set where ANALYTICS_KEY or ANALYTICS_URL is')
  const { chatwootHmacKey, chatwootUrl, chatwootWebsiteToken } = checked.data
  if ((chatwootUrl === null) !== (chatwootWebsiteToken === null))
    throw new InvalidConfig('CHATWOOT_URL and CHATWOOT_WEBSITE_TOKEN must be set together')
  if (chatwootHmacKey !== null && chatwootUrl === null)
    throw new InvalidConfig('CHATWOOT_URL must be set where CHATWOOT_HMAC_KEY is')
  const { paymentRegions, paystackApiUrl, paystackSecretKey } = checked.data
  const needsPaystack = paymentRegions.some(({ paymentService }) => paymentService === 'paystack')
  if (production && needsPaystack && paystackSecretKey === null && paystackApiUrl === null)
    throw new InvalidConfig('PAYSTACK_SECRET_KEY must be set where a region of PAYMENT_REGIONS pays by paystack')
  const signInProviders = readSignInProviders(read)
  return { ...checked.data, embedded, production, signInProviders, tracing: readTracing(read) }
}

const variableName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
