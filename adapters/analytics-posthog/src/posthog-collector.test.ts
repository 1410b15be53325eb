import { DependencyUnavailable } from '@guildhall/domain/shared'
import { EventsRefused } from '@guildhall/domain/analytics'
import {
  analyticsCollectorContract,
  type CollectedEvent,
} from '@guildhall/domain/testing/contracts/analytics-collector'
import { describe, expect, it } from 'vitest'
import { type PostHogEvent, startPostHogServer } from '../testing/index.ts'
import { createPostHogCollector } from './create-posthog-collector.ts'

const publicUrl = 'https://hire.example'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toCollected = ({ event, properties, timestamp, uuid }: PostHogEvent): CollectedEvent => ({
  name: event === '$pageview' ? (textOf(properties['page']) ?? '') : event,
  uuid,
  at: timestamp,
  visitorId: textOf(properties['distinct_id']) ?? '',
  isKnownPerson: properties['$process_person_profile'] === true,
  label: textOf(properties['user_type']),
  path: textOf(properties['$pathname']),
  attribution: Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (/^(?:utm_|gtm_)/.test(name) ? [[name, String(value)]] : [])),
  ),
})

// ANA-8
analyticsCollectorContract('PostHog', async () => {
  const provider = await startPostHogServer()
  return {
    collector: createPostHogCollector({ apiKey: provider.apiKey, url: provider.url, publicUrl }),
    received: () => provider.events.map(toCollected),
    become: provider.become,
    close: provider.close,
  }
})

const view = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
  at: new Date('2026-11-23T09:30:00.000Z'),
  visitor: { id: '0199a1f4-7c1e-7a53-9c3d-000000000101', label: 'Jobseeker' },
  fact: { type: 'page-viewed', page: 'Conversation', path: '/messages/:id' },
} as const

describe('an event to PostHog', () => {
  // ANA-3, ANA-4
  it('has the whole address of a page without ids, and nothing else about the person', async () => {
    const provider = await startPostHogServer()
    await createPostHogCollector({ apiKey: provider.apiKey, url: provider.url, publicUrl }).collect([view])
    await provider.close()
    expect(provider.events[0]?.properties).toEqual({
      distinct_id: view.visitor.id,
      page: 'Conversation',
      $current_url: 'https://hire.example/messages/:id',
      $pathname: '/messages/:id',
      user_type: 'Jobseeker',
      $set: { user_type: 'Jobseeker' },
      $process_person_profile: true,
      $geoip_disable: true,
      $lib: 'guildhall',
    })
  })

  // ANA-8
  it('may go again after no answer at all, and never with a wrong key', async () => {
    const provider = await startPostHogServer()
    const { url } = provider
    await expect(createPostHogCollector({ apiKey: 'phc_other', url, publicUrl }).collect([view])).rejects.toThrow(
      EventsRefused,
    )
    await provider.close()
    const late = createPostHogCollector({ apiKey: provider.apiKey, url, publicUrl })
    await expect(late.collect([view])).rejects.toThrow(DependencyUnavailable)
  })
})
