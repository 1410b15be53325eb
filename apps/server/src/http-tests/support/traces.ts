import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CollectedSpan, Collector } from '@guildhall/traces-opentelemetry/testing'
import type { Person } from './people.ts'
import type { TestSite } from './test-site.ts'
import { waitFor } from './wait-for.ts'

/** The environment of a server that sends its spans at once. */
export const tracedBy = ({ url }: Pick<Collector, 'url'>) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_BSP_SCHEDULE_DELAY: '20',
})

/** A caller's span, whose trace the server goes on with. */
export const callerSpan = () => {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-01` }
}

/** Sends a message within the trace of a caller. */
export const sendTracedMessage = (
  site: TestSite,
  {
    conversation,
    message,
    person,
    traceparent,
  }: Readonly<Record<'conversation' | 'message' | 'traceparent', string>> & {
    readonly person: Person
  },
): Promise<Response> =>
  site.request('/v0/messages', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ conversation_uuid: conversation, message }),
  })

/** The first span of a trace with this name, and with these ancestors if they are given, as soon as it has arrived. */
export const waitForSpan = (
  collector: Collector,
  traceId: string,
  name: string,
  ancestors?: readonly string[],
): Promise<CollectedSpan> =>
  waitFor(
    `the span ${name}`,
    () =>
      collector.spans.find(
        (span) =>
          span.traceId === traceId &&
          span.name === name &&
          (ancestors === undefined || isDeepStrictEqual(listAncestors(collector, span), ancestors)),
      ) ?? null,
  )

/** The names from a span up to the first of its trace, of those that have arrived. */
export const listAncestors = (collector: Collector, span: CollectedSpan): readonly string[] => {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent === undefined ? [] : [parent.name, ...listAncestors(collector, parent)]
}
