import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aConversation, TEST_NOW } from '../../testing/index.ts'
import { addDays } from '../shared/index.ts'
import { possibleStatuses, transition, type TransitionActor } from './transitions.ts'
import type { Conversation, ConversationStatus } from './conversation.ts'

const statuses: readonly ConversationStatus[] = [
  'pending',
  'active',
  'declined',
  'withdrawn',
  'expired',
  'closed',
  'blocked',
]
const contractor: TransitionActor = { side: 'contractor', isSenderOrAdmin: false }
const sender: TransitionActor = { side: 'employer', isSenderOrAdmin: true }
const colleague: TransitionActor = { side: 'employer', isSenderOrAdmin: false }
const system: TransitionActor = { side: 'system', isSenderOrAdmin: false }

const day = (days: number): Date => addDays(TEST_NOW, days)
const answer = (from: Partial<Conversation>, to: ConversationStatus, by: TransitionActor, days = 1): string => {
  const result = transition(aConversation(from), to, by, day(days))
  return result.ok ? result.value.status : result.problem
}

describe('the contact request', () => {
  // CONV-2
  it.each([
    ['pending', 'active', [contractor]],
    ['pending', 'declined', [contractor]],
    ['pending', 'withdrawn', [sender]],
    ['declined', 'active', [contractor]],
    ['expired', 'active', [contractor]],
    ['active', 'closed', [contractor, sender, colleague]],
  ] as const)('goes from %s to %s by those whom the table names', (from, to, allowed) => {
    for (const by of [contractor, sender, colleague, system]) {
      expect(answer({ status: from }, to, by)).toBe(allowed.some((one) => one === by) ? to : 'wrong-side')
    }
  })

  // CONV-8
  it('is expired only by the system, from the fourteenth day', () => {
    expect(answer({}, 'expired', system, 14)).toBe('expired')
    expect(transition(aConversation(), 'expired', system, new Date(day(14).getTime() - 1)).ok).toBe(false)
    expect(answer({}, 'expired', contractor, 14)).toBe('wrong-side')
  })

  // CONV-9
  it.each(['declined', 'expired'] as const)('%s can still be accepted for 90 days', (status) => {
    expect(answer({ status, statusAt: day(0) }, 'active', contractor, 90)).toBe('active')
    expect(answer({ status, statusAt: day(0) }, 'active', contractor, 91)).toBe('cannot-be-changed')
  })

  // CONV-10
  it('is reopened by the side that closed it', () => {
    const closed = { status: 'closed', changedBy: 'contractor' } as const
    expect([contractor, sender].map((by) => answer(closed, 'active', by))).toEqual(['active', 'wrong-side'])
    expect(answer({ ...closed, changedBy: 'employer' }, 'active', sender)).toBe('active')
  })

  it.each(statuses.filter((status) => status !== 'blocked'))(
    'is blocked from %s by either side or an operator',
    (status) => {
      expect([contractor, sender, system].map((by) => answer({ status }, 'blocked', by))).toEqual([
        'blocked',
        'blocked',
        'blocked',
      ])
    },
  )

  it('records who closed or blocked it and when, and clears this when it is reopened', () => {
    const closed = transition(aConversation({ status: 'active' }), 'closed', sender, day(1))
    expect(closed).toMatchObject({ ok: true, value: { changedBy: 'employer', statusAt: day(1) } })
    const opened = closed.ok ? transition(closed.value, 'active', sender, day(2)) : closed
    expect(opened).toMatchObject({ ok: true, value: { changedBy: null, statusAt: day(2) } })
  })

  // CONV-11
  it('always stays in a state of the table, and never leaves blocked', () => {
    const step = fc.record({
      to: fc.constantFrom(...statuses),
      by: fc.constantFrom(contractor, sender, colleague, system),
      days: fc.integer({ min: 0, max: 60 }),
    })
    const table = new Set([
      'pending>active',
      'pending>declined',
      'pending>withdrawn',
      'pending>expired',
      'declined>active',
      'expired>active',
      'active>closed',
      'closed>active',
      ...statuses.filter((status) => status !== 'blocked').map((status) => `${status}>blocked`),
    ])
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let conversation = aConversation()
        let now = TEST_NOW
        for (const { by, days, to } of steps) {
          now = addDays(now, days)
          const offered = possibleStatuses(conversation, by, now)
          const result = transition(conversation, to, by, now)
          expect(offered.includes(to)).toBe(result.ok)
          if (!result.ok) continue
          expect(table).toContain(`${conversation.status}>${to}`)
          expect(result.value).toMatchObject({ uuid: conversation.uuid, offer: conversation.offer, statusAt: now })
          conversation = result.value
        }
      }),
    )
  })
})
