import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Protocol } from './settings.ts'

/**
 * Sends spans to a collector by OTLP over HTTP, `url` with its path. Headers, compression, certificates and the timeout are read by the
 * exporter itself, by the standard names of the environment.
 */
export const createExporter = async (url: string, protocol: Protocol): Promise<SpanExporter> => {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter({ url })
}
