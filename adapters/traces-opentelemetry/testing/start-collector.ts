import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Value = string | number | boolean

/** A span that has arrived. */
export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly name: string
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  readonly kind: number
  readonly attributes: Readonly<Record<string, Value>>
  readonly resource: Readonly<Record<string, Value>>
  readonly events: readonly { readonly name: string; readonly attributes: Readonly<Record<string, Value>> }[]
  readonly links: readonly string[]
  readonly hasFailed: boolean
}

/** A collector that takes OTLP as JSON over HTTP, and keeps it. */
export interface Collector {
  readonly url: string
  /** What has arrived so far. */
  readonly spans: readonly CollectedSpan[]
  /** The bodies, as they came. */
  readonly bodies: readonly string[]
  stop(): Promise<void>
}

interface WireAttribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number; readonly boolValue?: boolean }
}

interface WireSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes?: readonly WireAttribute[]
  readonly events?: readonly { readonly name: string; readonly attributes?: readonly WireAttribute[] }[]
  readonly links?: readonly { readonly traceId: string }[]
  readonly status?: { readonly code?: number }
}

interface WireBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[]
  }[]
}

const toRecord = (attributes: readonly WireAttribute[] = []): Record<string, Value> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  )

const STATUS_ERROR = 2

const readSpans = ({ resourceSpans }: WireBody): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId || null,
        name: span.name,
        kind: span.kind,
        attributes: toRecord(span.attributes),
        resource: toRecord(resource.attributes),
        events: (span.events ?? []).map(({ attributes, name }) => ({ name, attributes: toRecord(attributes) })),
        links: (span.links ?? []).map(({ traceId }) => traceId),
        hasFailed: span.status?.code === STATUS_ERROR,
      })),
    ),
  )

const isExport = ({ method, url }: IncomingMessage): boolean => method === 'POST' && url === '/v1/traces'

/** Starts a collector, by default on any free port. */
export async function startCollector(port = 0): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    if (!isExport(request)) {
      response.writeHead(404).end()
      return
    }
    void text(request).then((body) => {
      bodies.push(body)
      spans.push(...readSpans(JSON.parse(body) as WireBody))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
