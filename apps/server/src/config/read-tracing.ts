import { type Protocol, PROTOCOLS, type SamplerName, SAMPLERS } from '@guildhall/traces-opentelemetry/settings'
import { InvalidConfig } from './invalid-config.ts'

/** Where traces are sent, by the names of OpenTelemetry. Rule: BASE-54. */
export interface TracingConfig {
  /** With the path. */
  readonly url: string
  readonly protocol: Protocol
  readonly serviceName: string
  readonly sampler: SamplerName
  /** The share of traces that samplers by ratio record. */
  readonly ratio: number
  /** Whether a request's `traceparent` is continued. */
  readonly continuesRequests: boolean
  /** Spans wait so long for others, in milliseconds. */
  readonly delayMs: number
}

const DELAY_MS = 5_000
const DELAY_MS_MAX = 60_000
const TRACES_PATH = 'v1/traces'

type Read = (name: string) => string | null

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.includes(text as Value)

/** The address of all signals gets the path of traces; the one of traces alone is taken as it is. */
const readUrl = (read: Read, problems: string[]): string | null => {
  const own = read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  const common = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  const [name, url] =
    own === null
      ? ['OTEL_EXPORTER_OTLP_ENDPOINT', common === null ? null : `${common.replace(/\/+$/, '')}/${TRACES_PATH}`]
      : ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own]
  if (url !== null && !(URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)))
    problems.push(`${name} must be an address that starts with http: or https:`)
  return url
}

const readChoice = <Value extends string>(
  value: string,
  { name, problems, values }: { readonly name: string; readonly values: readonly Value[]; readonly problems: string[] },
): Value => {
  if (isOneOf(values, value)) return value
  problems.push(`${name} must be one of ${values.join(', ')}`)
  return value as Value
}

const readNumber = (
  read: Read,
  { fallback, max, name, problems }: Readonly<{ name: string; fallback: number; max: number; problems: string[] }>,
): number => {
  const value = Number(read(name) ?? fallback)
  if (!(value >= 0 && value <= max)) problems.push(`${name} must be a number from 0 to ${max}`)
  return value
}

/** Reads the standard variables of OpenTelemetry; null if traces are sent nowhere. */
export function readTracing(read: Read): TracingConfig | null {
  const problems: string[] = []
  const url = readUrl(read, problems)
  const protocolName =
    read('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') === null
      ? 'OTEL_EXPORTER_OTLP_PROTOCOL'
      : 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
  const exporter = readChoice(read('OTEL_TRACES_EXPORTER') ?? 'otlp', {
    name: 'OTEL_TRACES_EXPORTER',
    values: ['otlp', 'none'],
    problems,
  })
  const propagators = (read('OTEL_PROPAGATORS') ?? 'tracecontext').split(',').map((name) => name.trim())
  const config = {
    protocol: readChoice(read(protocolName) ?? 'http/json', { name: protocolName, values: PROTOCOLS, problems }),
    serviceName: read('OTEL_SERVICE_NAME') ?? 'guildhall',
    sampler: readChoice(read('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on', {
      name: 'OTEL_TRACES_SAMPLER',
      values: SAMPLERS,
      problems,
    }),
    ratio: readNumber(read, { name: 'OTEL_TRACES_SAMPLER_ARG', fallback: 1, max: 1, problems }),
    continuesRequests: propagators.includes('tracecontext'),
    delayMs: readNumber(read, {
      name: 'OTEL_BSP_SCHEDULE_DELAY',
      fallback: DELAY_MS,
      max: DELAY_MS_MAX,
      problems,
    }),
  }
  const isOff = url === null || exporter === 'none' || read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true'
  if (isOff) return null
  if (problems.length > 0) throw new InvalidConfig(problems.join('\n'))
  return { url, ...config }
}
