import { DependencyUnavailable } from '@guildhall/domain/shared'
import { EventsRefused } from '@guildhall/domain/analytics'
import {
  analyticsCollectorContract,
  type CollectedEvent,
} from '@guildhall/domain/testing/contracts/analytics-collector'
import { describe, expect, it } from 'vitest'
import { type SegmentEvent, startSegmentServer } from '../testing/index.ts'
import { createSegmentCollector } from './create-segment-collector.ts'

const publicUrl = 'https://hire.example'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toCollected = (event: SegmentEvent): CollectedEvent => ({
  name: event.name ?? event.event ?? '',
  uuid: event.messageId,
  at: event.timestamp,
  visitorId: event.userId ?? event.anonymousId ?? '',
  isKnownPerson: event.userId !== undefined,
  label: textOf(event.properties['user_type']),
  path: textOf(event.properties['path']),
  attribution: Object.fromEntries(
    Object.entries(event.properties).flatMap(([name, value]) =>
      /^(?:utm_|gtm_)/.test(name) ? [[name, String(value)]] : [],
    ),
  ),
})

// ANA-8
analyticsCollectorContract('Segment', async () => {
  const provider = await startSegmentServer()
  return {
    collector: createSegmentCollector({ writeKey: provider.writeKey, url: provider.url, publicUrl }),
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

describe('an event to Segment', () => {
  // ANA-3, ANA-4
  it('has the whole address of a page without ids, and nothing else about the person', async () => {
    const provider = await startSegmentServer()
    await createSegmentCollector({ writeKey: provider.writeKey, url: provider.url, publicUrl }).collect([view])
    await provider.close()
    expect(provider.events).toEqual([
      {
        type: 'page',
        name: 'Conversation',
        messageId: view.uuid,
        timestamp: '2026-11-23T09:30:00.000Z',
        userId: view.visitor.id,
        properties: {
          name: 'Conversation',
          url: 'https://hire.example/messages/:id',
          path: '/messages/:id',
          user_type: 'Jobseeker',
        },
      },
    ])
  })

  // ANA-8
  it('may go again after no answer at all, and never with a wrong key', async () => {
    const provider = await startSegmentServer()
    const { url } = provider
    await expect(createSegmentCollector({ writeKey: 'other', url, publicUrl }).collect([view])).rejects.toThrow(
      EventsRefused,
    )
    await provider.close()
    const late = createSegmentCollector({ writeKey: provider.writeKey, url, publicUrl })
    await expect(late.collect([view])).rejects.toThrow(DependencyUnavailable)
  })
})
