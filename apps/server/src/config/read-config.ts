import { DEFAULT_SESSION_IDLE_DAYS } from '@guildhall/domain/identity'
import { type CheckedConfig, configSchema, roles, type Settings } from './config-schema.ts'
import { findConflicts } from './find-conflicts.ts'
import { InvalidConfig } from './invalid-config.ts'
import { isLoopback } from './is-loopback.ts'
import { readSignInProviders, type SignInProviderConfig } from './read-sign-in-providers.ts'
import { readTracing, type TracingConfig } from './read-tracing.ts'

/** The validated configuration; every variable is in the README's table. */
export type Config = CheckedConfig & {
  readonly signInProviders: readonly SignInProviderConfig[]
  /** Null without a collector. */
  readonly tracing: TracingConfig | null
}

/** Port of health and metrics if there is a public address. */
const OPS_PORT = '9464'

/** The value of a variable; null if it is not set, or empty. */
type Read = (name: string) => string | null

interface Surroundings {
  readonly embedded: boolean
  readonly production: boolean
  /** Whether the log goes to a terminal. */
  readonly terminal: boolean
}

const FIXED_DEFAULTS = {
  port: '3000',
  host: '127.0.0.1',
  trustedProxies: '',
  hsts: 'max-age=31536000',
  opsHost: '127.0.0.1',
  dataDir: '.data',
  databasePoolSize: '16',
  opensearchShards: '1',
  opensearchReplicas: 'auto',
  s3Region: 'us-east-1',
  paymentRegions: '',
  invoiceSupplier: 'Guildhall',
  invoiceSupplierAddress: '',
  invoicePayTo: '',
  invoiceTaxRate: '0',
  roles: roles.join(','),
  qualifyMinYears: '0',
  qualifyCountries: '',
  landingPage: 'off',
  logLevel: 'info',
} satisfies Partial<Record<keyof Settings, string>>

/** The values of settings without a variable; of those that are not here null. */
const listDefaults = (
  read: Read,
  { embedded, production, terminal }: Surroundings,
): Readonly<Partial<Record<keyof Settings, string>>> => {
  const isLocal = isLoopback(read('HOST') ?? FIXED_DEFAULTS.host) && read('PUBLIC_URL') === null
  const devTools = embedded && isLocal && !production ? 'on' : 'off'
  const isOpsApart = read('PUBLIC_URL') !== null || read('OPS_HOST') !== null
  return {
    ...FIXED_DEFAULTS,
    ...(isOpsApart ? { opsPort: OPS_PORT } : {}),
    seed: embedded && !production ? 'demo' : 'none',
    devTools,
    // Whoever moves the clock wants to stay signed in.
    sessionIdleDays: String((read('DEV_TOOLS') ?? devTools) === 'on' ? 31 : DEFAULT_SESSION_IDLE_DAYS),
    vetting: embedded ? 'auto' : 'manual',
    logFormat: terminal ? 'pretty' : 'json',
  }
}

const variableName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** Reads and validates the environment. By default everything is embedded, on loopback. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, terminal: boolean): Config {
  const read: Read = (name) => env[name] || null
  const embedded = read('DATABASE_URL') === null
  const production = read('NODE_ENV') === 'production'
  const defaults: Readonly<Record<string, string | undefined>> = listDefaults(read, { embedded, production, terminal })
  const values = Object.fromEntries(
    Object.keys(configSchema.shape).map((key) => [key, read(variableName(key)) ?? defaults[key] ?? null]),
  )
  const checked = configSchema.safeParse(values)
  if (!checked.success) {
    const problems = checked.error.issues.map((issue) => `${variableName(String(issue.path[0]))} ${issue.message}`)
    throw new InvalidConfig([...new Set(problems)].join('\n'))
  }
  const config = { ...checked.data, embedded, production }
  const conflicts = findConflicts(config)
  if (conflicts.length > 0) throw new InvalidConfig(conflicts.join('\n'))
  return { ...config, signInProviders: readSignInProviders(read), tracing: readTracing(read) }
}
