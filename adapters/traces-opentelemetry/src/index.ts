export { createExporter } from './create-exporter.ts'
export { createTracing, type OpenTracing, type SpanError } from './create-tracing.ts'
