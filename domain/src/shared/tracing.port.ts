/** Facts of a span: names of routes, tables, queues and states, and ids. Never what people wrote, nor their names and addresses. Rule: BASE-54. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  /** Whether it answers a request, asks another service, hands a message on, or works on one that was handed on. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal'
  readonly attributes?: SpanAttributes
  /** The W3C `traceparent` that came with a request or a message; null begins a trace. Default: the span that is open here, if one is. */
  readonly parent?: string | null | undefined
  /** The `traceparent` of what caused it in another trace. */
  readonly link?: string | undefined
}

/** One step of a trace, with its beginning and its end. */
export interface Span {
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** Marks it as failed. */
  fail(error: unknown): void
}

/**
 * Follows what a request causes, through statements, messages and jobs, under one id. The span that is open is known to whatever its work
 * calls, so that use cases pass nothing on. Only a span with a `parent` begins a trace: others are not told outside of one. Tracing never
 * throws and holds nothing up. Rule: BASE-54.
 */
export interface Tracing {
  /** Whether a span is open here that is recorded, for steps whose description costs something. */
  isRecording(): boolean
  /** Runs the work in a span. What the work throws is noted as the span's error, and thrown on. */
  run<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** Marks the span that is open here as failed. */
  fail(error: unknown): void
  /** The `traceparent` of the span that is open here, to send along; null if there is none. */
  parent(): string | null
  /** The id of the trace, 32 hexadecimal digits; null outside of one. */
  traceId(): string | null
}

/** Where nothing is recorded. */
export const silentSpan: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined }

/** Follows nothing: without a configured collector. */
export const noTracing: Tracing = {
  isRecording: () => false,
  run: (_name, _options, work) => work(silentSpan),
  fail: () => undefined,
  parent: () => null,
  traceId: () => null,
}
