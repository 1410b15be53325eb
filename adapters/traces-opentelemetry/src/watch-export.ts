import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

/** The same exporter; tells whether each batch has arrived: null, or why not. Spans that did not arrive are lost. */
export const watchExport = (exporter: SpanExporter, onExport: (error: Error | null) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      const hasArrived = result.code === ExportResultCode.SUCCESS
      onExport(hasArrived ? null : (result.error ?? new Error('The collector did not take the spans')))
      // Whoever waits for the batch can do nothing about it.
      done({ code: ExportResultCode.SUCCESS })
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})
