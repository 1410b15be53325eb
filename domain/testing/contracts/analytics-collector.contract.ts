import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ANALYTICS_BATCH_MAX,
  type AnalyticsCollector,
  type AnalyticsEvent,
  ATTRIBUTION_MAX_LENGTH,
  DependencyUnavailable,
  EventsRefused,
} from '../../src/index.ts'

/** An event as the provider got it. */
export interface CollectedEvent {
  /** The name of a page for a view, else the event's. */
  readonly name: string
  readonly uuid: string
  /** ISO 8601 */
  readonly at: string
  readonly visitorId: string
  /** Whether the provider may keep a person of that id. */
  readonly isKnownPerson: boolean
  readonly label: string | null
  readonly path: string | null
  readonly attribution: Readonly<Record<string, string>>
}

/** A collector, and the provider that it sends to. */
export interface AnalyticsCollectorUnderTest {
  readonly collector: AnalyticsCollector
  received(): readonly CollectedEvent[]
  become(state: 'present' | 'away' | 'refusing'): void
  /** Throws if a request did not keep to the provider's protocol. */
  close(): Promise<void>
}

const visitor = { id: '0199a1f4-7c1e-7a53-9c3d-000000000101', label: 'Jobseeker' } as const
const stranger = { id: '7d8f7c7e-3c5e-4a53-9c3d-000000000102', label: null }
const at = new Date('2026-11-23T09:30:00.000Z')
const uuid = (number: number): string => `0199a1f4-7c1e-7a53-9c3d-${String(number).padStart(12, '0')}`

const pageViewed: AnalyticsEvent = {
  uuid: uuid(1),
  at,
  visitor: stranger,
  fact: { type: 'page-viewed', page: 'Conversation', path: '/messages/:id' },
}
const notFound: AnalyticsEvent = {
  ...pageViewed,
  uuid: uuid(2),
  fact: { type: 'page-viewed', page: 'NotFound', path: null },
}
const signedUp: AnalyticsEvent = {
  uuid: uuid(3),
  at,
  visitor,
  fact: { type: 'sign-up-completed', attribution: { utm_source: 'newsletter', utm_medium: 'mail' } },
}
const sent: AnalyticsEvent = {
  uuid: uuid(4),
  at,
  visitor: { ...visitor, label: 'Employer' },
  fact: { type: 'message-sent' },
}

/** Contract of every collector of analytics. */
export function analyticsCollectorContract(name: string, create: () => Promise<AnalyticsCollectorUnderTest>): void {
  describe(`${name} as a collector of analytics`, () => {
    let under: AnalyticsCollectorUnderTest
    beforeEach(async () => {
      under = await create()
    })
    afterEach(() => under.close())

    // ANA-3, ANA-4
    it('takes views of pages by name, with who is not signed in as a stranger', async () => {
      await under.collector.collect([pageViewed, notFound])
      const common = { at: at.toISOString(), visitorId: stranger.id, isKnownPerson: false, label: null }
      expect(under.received()).toEqual([
        { ...common, name: 'Conversation', uuid: pageViewed.uuid, path: '/messages/:id', attribution: {} },
        { ...common, name: 'NotFound', uuid: notFound.uuid, path: null, attribution: {} },
      ])
    })

    // ANA-3, ANA-5, ANA-6
    it('takes sign-ups with where they came from, and sent messages, by the label of the kind of user', async () => {
      await under.collector.collect([signedUp, sent])
      const common = { at: at.toISOString(), visitorId: visitor.id, isKnownPerson: true, path: null }
      expect(under.received()).toEqual([
        {
          ...common,
          name: 'signUpCompleted',
          uuid: signedUp.uuid,
          label: 'Jobseeker',
          attribution: { utm_source: 'newsletter', utm_medium: 'mail' },
        },
        { ...common, name: 'sendMessage', uuid: sent.uuid, label: 'Employer', attribution: {} },
      ])
    })

    // ANA-8
    it('takes as many as a batch may have, each as large as it may be', async () => {
      const long = '漢'.repeat(ATTRIBUTION_MAX_LENGTH)
      const attribution = { utm_campaign: long, utm_source: long, utm_medium: long, gtm_debug: long }
      const largest = Array.from({ length: ANALYTICS_BATCH_MAX }, (_, index) => ({
        ...signedUp,
        uuid: uuid(index),
        fact: { type: 'sign-up-completed' as const, attribution },
      }))
      await under.collector.collect(largest)
      expect(under.received()).toHaveLength(ANALYTICS_BATCH_MAX)
    })

    // ANA-8
    it('sends nothing for nothing', async () => {
      await under.collector.collect([])
      expect(under.received()).toEqual([])
    })

    // ANA-8
    it('says whether events can be sent again', async () => {
      under.become('away')
      await expect(under.collector.collect([sent])).rejects.toBeInstanceOf(DependencyUnavailable)
      under.become('refusing')
      await expect(under.collector.collect([sent])).rejects.toBeInstanceOf(EventsRefused)
      under.become('present')
      await under.collector.collect([sent])
      expect(under.received().map((event) => event.uuid)).toEqual([sent.uuid])
    })
  })
}
