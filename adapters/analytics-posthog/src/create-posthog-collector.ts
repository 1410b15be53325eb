import {
  ANALYTICS_EVENT_NAMES,
  type AnalyticsCollector,
  type AnalyticsEvent,
  EventsRefused,
} from '@guildhall/domain/analytics'
import { DependencyUnavailable } from '@guildhall/domain/shared'

/** The address of PostHog's cloud in the United States; that in Europe is https://eu.i.posthog.com. */
const POSTHOG_URL = 'https://us.i.posthog.com'
const TIMEOUT_MS = 10_000

export interface PostHogOptions {
  /** The key of the project, which can only write. */
  readonly apiKey: string
  /** The address of a PostHog: another region, one of your own, a proxy. */
  readonly url?: string | undefined
  /** The public address of the product, for the addresses of pages. */
  readonly publicUrl: string
  /** Milliseconds to wait for an answer; default 10,000. */
  readonly timeoutMs?: number
}

const factOf = ({ fact }: AnalyticsEvent, publicUrl: string) => {
  if (fact.type === 'page-viewed') {
    const address = fact.path === null ? {} : { $current_url: `${publicUrl}${fact.path}`, $pathname: fact.path }
    return { event: '$pageview', properties: { page: fact.page, ...address } }
  }
  const properties = fact.type === 'sign-up-completed' ? fact.attribution : {}
  return { event: ANALYTICS_EVENT_NAMES[fact.type], properties }
}

const toPostHog = (event: AnalyticsEvent, publicUrl: string) => {
  const { at, uuid, visitor } = event
  const { event: name, properties } = factOf(event, publicUrl)
  return {
    event: name,
    // PostHog takes a repeated uuid for the same event.
    uuid,
    timestamp: at.toISOString(),
    properties: {
      ...properties,
      distinct_id: visitor.id,
      ...(visitor.label === null ? {} : { user_type: visitor.label, $set: { user_type: visitor.label } }),
      // No person is kept for who is not signed in.
      $process_person_profile: visitor.label !== null,
      // The caller is this server: its place says nothing about the visitor.
      $geoip_disable: true,
      $lib: 'guildhall',
    },
  }
}

/** What may be sent again later: the service is away, or has too much to do. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Events to PostHog, by the batch call of its capture API. Rules: ANA-3, ANA-8. */
export const createPostHogCollector = ({
  apiKey,
  publicUrl,
  timeoutMs = TIMEOUT_MS,
  url = POSTHOG_URL,
}: PostHogOptions): AnalyticsCollector => ({
  collect: async (events) => {
    if (events.length === 0) return
    const batch = events.map((event) => toPostHog(event, publicUrl))
    let status: number
    try {
      const response = await fetch(`${url}/batch/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ api_key: apiKey, batch }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      status = response.status
    } catch (error) {
      throw new DependencyUnavailable('posthog', { cause: error })
    }
    if (isTemporary(status)) throw new DependencyUnavailable('posthog', { cause: new Error(`It answered ${status}`) })
    if (status !== 200) throw new EventsRefused(`PostHog answered ${status}`)
  },
})
