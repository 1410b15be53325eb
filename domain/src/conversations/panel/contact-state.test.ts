import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aConversation, TEST_NOW } from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { formatContactedBy, formatContactState, toContactState, toMessageStatus } from './contact-state.ts'
import { decideContactAgain } from '../requests/contact-again.ts'
import type { ConversationStatus } from '../conversation.ts'

const day = (days: number): Date => addDays(TEST_NOW, days)
const request = (status: ConversationStatus, on: number, ended = on) => ({
  status,
  createdAt: day(on),
  statusAt: day(ended),
})
const format = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

describe('contacting again', () => {
  it('is allowed at once without an earlier request', () => {
    expect(decideContactAgain([], TEST_NOW)).toEqual({ allowed: true, canContactAgainAt: null })
  })

  // CONV-13
  it.each([
    ['declined', 90],
    ['expired', 30],
    ['withdrawn', 30],
  ] as const)('waits after %s for %i days', (status, days) => {
    const history = [request(status, 0, 5)]
    expect(decideContactAgain(history, day(5 + days - 1))).toEqual({ allowed: false, canContactAgainAt: day(5 + days) })
    expect(decideContactAgain(history, day(5 + days)).allowed).toBe(true)
  })

  // CONV-13
  it('is never allowed after two unanswered requests', () => {
    const silence = [request('expired', 0, 14), request('withdrawn', 50, 55)]
    expect(decideContactAgain(silence, day(5000))).toEqual({ allowed: false, canContactAgainAt: null })
    expect(
      decideContactAgain(
        [request('expired', 0, 14), request('declined', 50, 55), request('expired', 200, 214)],
        day(244),
      ).allowed,
    ).toBe(true)
  })

  it.each(['pending', 'active', 'closed', 'blocked'] as const)('is not done while it is %s', (status) => {
    expect(decideContactAgain([request(status, 0)], day(5000)).allowed).toBe(false)
  })

  // CONV-13
  it('is never allowed after a block, whatever came later', () => {
    expect(decideContactAgain([request('blocked', 0), request('declined', 10)], day(5000)).allowed).toBe(false)
  })

  it('does not depend on the order of the history, and stays allowed', () => {
    const ended = fc.record({
      status: fc.constantFrom<ConversationStatus>('declined', 'expired', 'withdrawn'),
      on: fc.integer({ min: 0, max: 1000 }),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(ended, { maxLength: 5, selector: ({ on }) => on }),
        fc.integer({ min: 0, max: 2000 }),
        (list, at) => {
          const history = list.map(({ on, status }) => request(status, on))
          const answer = decideContactAgain(history, day(at))
          expect(decideContactAgain(history.toReversed(), day(at))).toEqual(answer)
          expect(decideContactAgain(history, day(at + 1)).allowed || !answer.allowed).toBe(true)
        },
      ),
    )
  })
})

describe('the contact state', () => {
  // CONV-17
  it('shows pending as pending, active and closed as active, and nothing else', () => {
    const shown = ['pending', 'active', 'closed', 'declined', 'withdrawn', 'expired', 'blocked', null] as const
    expect(shown.map(toMessageStatus)).toEqual(['pending', 'active', 'active', null, null, null, null, null])
  })

  it('comes from the pending or active conversation, else from the newest', () => {
    const old = aConversation({ uuid: 'a', status: 'active', createdAt: day(-100) })
    const recent = aConversation({ uuid: 'b', status: 'declined', createdAt: day(-10) })
    const by = () => 'Rita Moreno'
    expect(toContactState([recent, old], by)).toMatchObject({ status: 'active', conversationUuid: 'a' })
    expect(toContactState([{ ...old, status: 'expired' }, recent], by)).toEqual({
      status: 'declined',
      at: day(-10),
      by: 'Rita Moreno',
      canContactAgainAt: day(80),
      conversationUuid: 'b',
    })
    expect(toContactState([], by)).toBeNull()
  })

  it.each([
    ['pending', null, 'Request pending since 2 Mar'],
    ['active', null, 'In conversation since 2 Mar'],
    ['closed', null, 'Conversation closed on 2 Mar'],
    ['declined', day(90), 'Declined on 2 Mar. You can ask again from 31 May.'],
    ['declined', day(0), 'Declined on 2 Mar. You can ask again.'],
    ['withdrawn', day(30), 'Request withdrawn on 2 Mar. You can ask again from 1 Apr.'],
    ['expired', null, 'No answer by 2 Mar. You can no longer ask this person.'],
    ['blocked', null, 'You cannot contact this person.'],
  ] as const)('says of %s, from %o: %s', (status, canContactAgainAt, words) => {
    expect(formatContactState({ status, at: TEST_NOW, canContactAgainAt }, day(1), format)).toBe(words)
  })

  // CONV-19
  it('names the colleague who sent the request', () => {
    expect(formatContactedBy({ by: 'Rita Moreno', at: TEST_NOW }, format)).toBe('Contacted by Rita Moreno on 2 Mar')
  })
})
