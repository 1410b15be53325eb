import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { noTracing } from '@guildhall/domain/shared'
import type { OpenTracing } from '@guildhall/traces-opentelemetry'
import type { Config } from '../config/read-config.ts'
import { describeSpanError } from './describe-span-error.ts'
import { RELEASE } from './release.ts'

interface CollectorListener {
  /** The collector takes no spans. */
  readonly onAway: (error: Error) => void
  /** It takes them again. */
  readonly onBack: () => void
}

/** Tells of the first failure of an outage, and of its end. */
const watchCollector = ({ onAway, onBack }: CollectorListener): ((error: Error | null) => void) => {
  let isAway = false
  return (error) => {
    if (error !== null && !isAway) onAway(error)
    if (error === null && isAway) onBack()
    isAway = error !== null
  }
}

/** The tracing of the configuration. OpenTelemetry's SDK is loaded only if there is a collector. Rules: BASE-54, BASE-55. */
export async function openTracing(
  { roles, tracing }: Pick<Config, 'roles' | 'tracing'>,
  listener: CollectorListener,
): Promise<OpenTracing> {
  if (tracing === null) return { ...noTracing, stop: () => Promise.resolve() }
  const { createExporter, createTracing } = await import('@guildhall/traces-opentelemetry')
  return createTracing({
    ...tracing,
    exporter: await createExporter(tracing.url, tracing.protocol),
    release: RELEASE,
    resource: {
      'service.instance.id': randomUUID(),
      'host.name': hostname(),
      'process.pid': process.pid,
      'guildhall.roles': roles.join(),
    },
    describeError: describeSpanError,
    onExport: watchCollector(listener),
  })
}
