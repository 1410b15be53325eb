import {
  ANALYTICS_EVENT_NAMES,
  type AnalyticsCollector,
  type AnalyticsEvent,
  EventsRefused,
} from '@guildhall/domain/analytics'
import { DependencyUnavailable } from '@guildhall/domain/shared'

/** The address of Segment’s HTTP API; workspaces in Europe have another. */
const SEGMENT_URL = 'https://api.segment.io'
const TIMEOUT_MS = 10_000

export interface SegmentOptions {
  /** The write key of the source. */
  readonly writeKey: string
  /** Another address of the API: a region, a proxy. */
  readonly url?: string | undefined
  /** The public address of the product, for the addresses of pages. */
  readonly publicUrl: string
  /** Milliseconds to wait for an answer; default 10,000. */
  readonly timeoutMs?: number
}

const factOf = ({ fact }: AnalyticsEvent, publicUrl: string) => {
  if (fact.type === 'page-viewed') {
    const address = fact.path === null ? {} : { url: `${publicUrl}${fact.path}`, path: fact.path }
    return { call: { type: 'page', name: fact.page }, properties: { name: fact.page, ...address } }
  }
  return {
    call: { type: 'track', event: ANALYTICS_EVENT_NAMES[fact.type] },
    properties: fact.type === 'sign-up-completed' ? fact.attribution : {},
  }
}

const toSegment = (event: AnalyticsEvent, publicUrl: string) => {
  const { at, uuid, visitor } = event
  const { call, properties } = factOf(event, publicUrl)
  return {
    ...call,
    // Segment takes a repeated messageId for the same event.
    messageId: uuid,
    timestamp: at.toISOString(),
    ...(visitor.label === null ? { anonymousId: visitor.id } : { userId: visitor.id }),
    properties: { ...properties, ...(visitor.label === null ? {} : { user_type: visitor.label }) },
  }
}

/** What may be sent again later: the service is away, or has too much to do. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Events to Segment, by the batch call of its HTTP tracking API. Rules: ANA-3, ANA-8. */
export const createSegmentCollector = ({
  publicUrl,
  timeoutMs = TIMEOUT_MS,
  url = SEGMENT_URL,
  writeKey,
}: SegmentOptions): AnalyticsCollector => {
  // The key is the user of Basic authentication, without a password.
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`
  return {
    collect: async (events) => {
      if (events.length === 0) return
      const batch = events.map((event) => toSegment(event, publicUrl))
      let status: number
      try {
        const response = await fetch(`${url}/v1/batch`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify({ batch }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.arrayBuffer()
        status = response.status
      } catch (error) {
        throw new DependencyUnavailable('segment', { cause: error })
      }
      if (isTemporary(status)) throw new DependencyUnavailable('segment', { cause: new Error(`It answered ${status}`) })
      if (status !== 200) throw new EventsRefused(`Segment answered ${status}`)
    },
  }
}
