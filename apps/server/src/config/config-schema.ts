import { parseTrustedProxies } from '@guildhall/koa/proxies'
import { findCountry } from '@guildhall/domain/reference'
import { z } from 'zod'
import { parseBackupKey } from '../backup/backup-key.ts'
import { parseKeys } from '../secrets/parse-keys.ts'
import { parsePaymentRegions } from './read-payment-regions.ts'

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
/** What a process does. */
export const roles = ['api', 'worker', 'realtime'] as const

/** Every setting with its rule; its variable is its name in capitals, with underscores. */
export const configSchema = z.object({
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

export type Settings = z.output<typeof configSchema>

/** Settings that are each valid by themselves. */
export type CheckedConfig = Settings & {
  /** Whether the database is this process's own. */
  readonly embedded: boolean
  readonly production: boolean
}
