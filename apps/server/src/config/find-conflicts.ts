import type { CheckedConfig } from './config-schema.ts'
import { isLoopback } from './is-loopback.ts'

/** Of a rule that settings break together, what to do; nothing where they do not. */
type Check = (config: CheckedConfig) => string | false

const isBeyondLoopback = (url: string | null): boolean => url !== null && !isLoopback(new URL(url).hostname)

/** Rule: API-20. */
const checkDevTools: Check = ({ databaseUrl, devTools, host, production, publicUrl }) => {
  const obstacles = [
    ...(production ? ['NODE_ENV=production'] : []),
    ...(isBeyondLoopback(publicUrl) ? ['a PUBLIC_URL beyond loopback'] : []),
    ...(isLoopback(host) ? [] : ['a HOST beyond loopback']),
    ...(isBeyondLoopback(databaseUrl) ? ['a database on another machine'] : []),
  ]
  return devTools === 'on' && obstacles.length > 0 && `DEV_TOOLS cannot be on with ${obstacles.join(' and ')}`
}

const checkStorage: Check = ({ s3AccessKeyId, s3Bucket, s3SecretAccessKey, s3Url }) =>
  new Set([s3AccessKeyId, s3Bucket, s3SecretAccessKey, s3Url].map((value) => value === null)).size > 1 &&
  'S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'

const checkPaystack: Check = ({ paymentRegions, paystackApiUrl, paystackSecretKey, production }) =>
  production &&
  paystackSecretKey === null &&
  paystackApiUrl === null &&
  paymentRegions.some(({ paymentService }) => paymentService === 'paystack') &&
  'PAYSTACK_SECRET_KEY must be set where a region of PAYMENT_REGIONS pays by paystack'

const checks: readonly Check[] = [
  checkDevTools,
  ({ production, seed }) =>
    production &&
    seed === 'demo' &&
    'SEED cannot be demo with NODE_ENV=production: its logins have a published password',
  checkStorage,
  ({ mailFrom, smtpUrl }) =>
    smtpUrl !== null && mailFrom === null && 'MAIL_FROM must be set where SMTP_URL is: it is whom mail comes from',
  ({ databaseMigrationUrl, databaseUrl }) =>
    databaseMigrationUrl !== null && databaseUrl === null && 'DATABASE_URL must be set where DATABASE_MIGRATION_URL is',
  ({ secretKey, secretsFile }) =>
    secretKey !== null && secretsFile !== null && 'SECRET_KEY and SECRETS_FILE cannot both be set',
  ({ stripeSecretKey, stripeWebhookSecret }) =>
    stripeSecretKey !== null &&
    stripeWebhookSecret === null &&
    'STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is',
  ({ googlePlacesApiKey, googlePlacesApiUrl }) =>
    googlePlacesApiUrl !== null &&
    googlePlacesApiKey === null &&
    'GOOGLE_PLACES_API_KEY must be set where GOOGLE_PLACES_API_URL is',
  ({ analyticsKey, analyticsProvider }) =>
    analyticsProvider !== null && analyticsKey === null && 'ANALYTICS_KEY must be set where ANALYTICS_PROVIDER is',
  ({ analyticsKey, analyticsProvider, analyticsUrl }) =>
    analyticsProvider === null &&
    (analyticsKey !== null || analyticsUrl !== null) &&
    'ANALYTICS_PROVIDER must be set where ANALYTICS_KEY or ANALYTICS_URL is',
  ({ chatwootUrl, chatwootWebsiteToken }) =>
    (chatwootUrl === null) !== (chatwootWebsiteToken === null) &&
    'CHATWOOT_URL and CHATWOOT_WEBSITE_TOKEN must be set together',
  ({ chatwootHmacKey, chatwootUrl }) =>
    chatwootHmacKey !== null && chatwootUrl === null && 'CHATWOOT_URL must be set where CHATWOOT_HMAC_KEY is',
  checkPaystack,
]

/** What is wrong with settings that are each valid by themselves; one line each. */
export const findConflicts = (config: CheckedConfig): readonly string[] =>
  checks.map((check) => check(config)).filter((conflict) => conflict !== false)
