import { type Config, isLoopback } from './read-config.ts'

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

/** What an operator should know about a configuration that is allowed; one line each, without secrets. Rules: BASE-26, BASE-27. */
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
  const isPublic = config.publicUrl !== null && !isLoopback(new URL(config.publicUrl).hostname)
  // In production nobody knows the passwords of a market that was made.
  return config.seed !== 'none' && !config.production && isPublic
    ? ['The demo logins have a published password: set SEED=none before an empty market is opened to others', ...plain]
    : plain
}
