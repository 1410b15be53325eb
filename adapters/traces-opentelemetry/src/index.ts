export { createExporter } from './create-exporter.ts'
export { createTracing, type OpenTracing } from './create-tracing.ts'
