import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { silentSpan, type Span, type SpanOptions, type Tracing } from '@guildhall/domain/shared'
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span as RecordedSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { detectResources, defaultResource, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { createSampler } from './create-sampler.ts'
import type { SamplerName } from './settings.ts'
import { watchExport } from './watch-export.ts'

/** An error as spans have it, without anything personal. */
export interface SpanError {
  readonly type: string
  readonly message: string
  readonly stack?: string
}

export interface TracingOptions {
  readonly exporter: SpanExporter
  readonly sampler: SamplerName
  /** The share of traces that are recorded, for samplers by ratio: 0 to 1. */
  readonly ratio: number
  readonly serviceName: string
  readonly release: string
  /** Further facts of the process, such as its roles. */
  readonly resource?: Readonly<Record<string, string | number>>
  /** Spans wait so long for others, in milliseconds, to be sent with them. */
  readonly delayMs: number
  readonly describeError: (error: unknown) => SpanError
  /** Called after each batch: with null, or with why it did not arrive. */
  readonly onExport: (error: Error | null) => void
}

/** Tracing that sends what it records. */
export interface OpenTracing extends Tracing {
  /** Sends what is left, within these milliseconds, and records nothing more. */
  stop(milliseconds: number): Promise<void>
}

const KINDS: Readonly<Record<SpanOptions['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

const linksOf = (link: string | undefined): Link[] => {
  const context = link === undefined ? null : parseTraceParent(link)
  return context === null ? [] : [{ context }]
}

const remoteContext = (parent: string | null): Context => {
  const found = parent === null ? null : parseTraceParent(parent)
  return found === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true })
}

/**
 * Tracing by OpenTelemetry's SDK. The open span is kept by asynchronous context of this object alone: nothing of the SDK is global, and no
 * module is patched. Spans wait in a queue of a fixed size, which drops the newest while the collector is away. Rules: BASE-54, BASE-55.
 */
export const createTracing = (options: TracingOptions): OpenTracing => {
  const open = new AsyncLocalStorage<RecordedSpan>()
  const provider = new TracerProvider({
    sampler: createSampler(options.sampler, options.ratio),
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': options.serviceName,
          'service.version': options.release,
          ...options.resource,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watchExport(options.exporter, options.onExport),
        scheduledDelayMillis: options.delayMs,
      }),
    ],
  })
  const tracer = provider.getTracer('guildhall', options.release)

  const fail = (span: RecordedSpan, error: unknown): void => {
    const { message, stack, type } = options.describeError(error)
    span.recordException({ name: type, message, ...(stack === undefined ? {} : { stack }) })
    span.setAttribute('error.type', type)
    span.setStatus({ code: SpanStatusCode.ERROR, message: type })
  }
  const toSpan = (span: RecordedSpan): Span => ({
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (error) => fail(span, error),
  })

  /** Null where nothing is told: outside of a trace, and in one that is not recorded, whose id goes on. */
  const contextOf = (parent: string | null | undefined): Context | null => {
    if (parent !== undefined) return remoteContext(parent)
    const current = open.getStore()
    return current?.isRecording() === true ? trace.setSpan(ROOT_CONTEXT, current) : null
  }

  return {
    isRecording: () => open.getStore()?.isRecording() ?? false,
    run: (name, { attributes = {}, kind, link, parent }, work) => {
      const context = contextOf(parent)
      if (context === null) return work(silentSpan)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, links: linksOf(link) }, context)
      return open.run(span, async () => {
        try {
          return await work(span.isRecording() ? toSpan(span) : silentSpan)
        } catch (error) {
          if (span.isRecording()) fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    fail: (error) => {
      const span = open.getStore()
      if (span?.isRecording() === true) fail(span, error)
    },
    parent: () => {
      const found = open.getStore()?.spanContext()
      return found === undefined
        ? null
        : `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, '0')}`
    },
    traceId: () => open.getStore()?.spanContext().traceId ?? null,
    stop: async (milliseconds) => {
      const stopping = provider.shutdown().catch(() => undefined)
      await Promise.race([stopping, wait(milliseconds, undefined, { ref: false })])
    },
  }
}
