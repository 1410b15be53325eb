import { fakeAnalyticsQueue, fakeClock, fakeIds, TEST_NOW } from '../../testing/index.ts'
import { ROUTES } from '../onboarding/index.ts'
import { describe, expect, it } from 'vitest'
import { ANALYTICS_PAGES } from './analytics-event.ts'
import { noAnalytics } from './analytics-queue.port.ts'
import { recordPageView, recordSentMessage, recordSignUp } from './record-event.ts'

const setUp = () => {
  const analytics = fakeAnalyticsQueue()
  return { analytics, deps: { analytics, clock: fakeClock(), ids: fakeIds() } }
}
const consent = { analytics: true }
const account = { accountUuid: '0199a1f4-7c1e-7a53-9c3d-000000000101', userType: 'contractor' } as const
const employer = { ...account, userType: 'employer' } as const
const stranger = { visitorId: '7d8f7c7e-3c5e-4a53-9c3d-000000000102' }

describe('analytics', () => {
  // ANA-3, ANA-5, ANA-6
  it('knows people by the uuid of their account and the label of their kind', () => {
    const { analytics, deps } = setUp()
    recordSentMessage(deps)({ consent, by: employer })
    recordSignUp(deps)({ consent, by: account, attribution: { utm_source: 'newsletter' } })
    expect(analytics.events).toEqual([
      {
        uuid: expect.any(String),
        at: TEST_NOW,
        visitor: { id: account.accountUuid, label: 'Employer' },
        fact: { type: 'message-sent' },
      },
      {
        uuid: expect.any(String),
        at: TEST_NOW,
        visitor: { id: account.accountUuid, label: 'Jobseeker' },
        fact: { type: 'sign-up-completed', attribution: { utm_source: 'newsletter' } },
      },
    ])
  })

  // ANA-3, ANA-4
  it('knows a page by its name and its path without ids, and a stranger by a random id', () => {
    const { analytics, deps } = setUp()
    expect(recordPageView(deps)({ consent, by: stranger, page: 'Conversation' })).toMatchObject({ ok: true })
    expect(analytics.events).toMatchObject([
      {
        visitor: { id: stranger.visitorId, label: null },
        fact: { type: 'page-viewed', page: 'Conversation', path: '/messages/:id' },
      },
    ])
  })

  // ANA-4
  it('takes each page by one name, and an address that is none', () => {
    const { analytics, deps } = setUp()
    for (const page of ANALYTICS_PAGES) expect(recordPageView(deps)({ consent, by: account, page }).ok).toBe(true)
    expect(analytics.events.at(-1)?.fact).toEqual({ type: 'page-viewed', page: 'NotFound', path: null })
    expect(ANALYTICS_PAGES).toHaveLength(ROUTES.length + 1)
  })

  // ANA-4
  it.each(['', '/messages/7', 'https://hire.example/dashboard', 'Heatmap'])('refuses the page %j', (page) => {
    const { analytics, deps } = setUp()
    expect(recordPageView(deps)({ consent, by: account, page })).toMatchObject({
      problem: 'invalid',
      details: { page: ['Value is not one of the options'] },
    })
    expect(analytics.events).toEqual([])
  })

  // ANA-2
  it.each([{}, { analytics: false }, { 'support-chat': true }])('records nothing with the consent %j', (choices) => {
    const { analytics, deps } = setUp()
    expect(recordPageView(deps)({ consent: choices, by: account, page: 'Dashboard' })).toMatchObject({ ok: true })
    recordSignUp(deps)({ consent: choices, by: account, attribution: {} })
    recordSentMessage(deps)({ consent: choices, by: employer })
    expect(analytics.events).toEqual([])
  })

  // ANA-1
  it('goes nowhere without a provider', () => {
    const { deps } = setUp()
    expect(recordPageView({ ...deps, analytics: noAnalytics })({ consent, by: account, page: 'Home' }).ok).toBe(true)
  })
})
