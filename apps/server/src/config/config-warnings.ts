import { isLoopback } from './is-loopback.ts'
import type { Config } from './read-config.ts'

/** Protocols that encrypt nothing, or leave it to the other side. */
const PLAIN = new Set(['http:', 'nats:', 'postgres:', 'postgresql:', 'smtp:'])

/** PostgreSQL is told by its address to encrypt, or to do without. */
const isEncrypted = ({ searchParams }: URL): boolean =>
  ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '') ||
  searchParams.get('ssl') === 'true'

/** Of several addresses with commas between one is enough. */
const isPlain = (addresses: string): boolean =>
  addresses.split(',').some((address) => {
    const url = new URL(address.trim())
    return PLAIN.has(url.protocol) && !isLoopback(url.hostname) && !isEncrypted(url)
  })

const PUBLISHED_PASSWORD =
  'The demo logins have a published password: set SEED=none before an empty market is opened to others'
const PLAIN_SESSIONS = 'PUBLIC_URL is plain http: passwords and cookies are sent unencrypted'

/** What an operator should know about a configuration that is allowed; one line each, without secrets. Rules: BASE-26, BASE-27, BASE-65. */
export const listConfigWarnings = (config: Config): readonly string[] => {
  const connections = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_MIGRATION_URL: config.databaseMigrationUrl,
    NATS_URL: config.natsUrl,
    OPENSEARCH_URL: config.opensearchUrl,
    S3_URL: config.s3Url,
    SMTP_URL: config.smtpUrl,
  }
  const plain = Object.entries(connections)
    .filter(([, address]) => address !== null && isPlain(address))
    .map(([name]) => `The connection of ${name} may be unencrypted`)
  const publicUrl = config.publicUrl === null ? null : new URL(config.publicUrl)
  const isPublic = publicUrl !== null && !isLoopback(publicUrl.hostname)
  return [
    // In production nobody knows the passwords of a market that was made.
    ...(config.seed !== 'none' && !config.production && isPublic ? [PUBLISHED_PASSWORD] : []),
    ...(isPublic && publicUrl.protocol === 'http:' ? [PLAIN_SESSIONS] : []),
    ...plain,
  ]
}
