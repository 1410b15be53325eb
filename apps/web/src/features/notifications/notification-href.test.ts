import { describe, expect, it } from 'vitest'
import { notificationHref } from './notification-href.ts'

const about = (type: string, conversationUuid: string | null = null) => ({ type, conversationUuid })

describe('where a notification leads', () => {
  // NOTE-7
  it('is the request for who can answer it, and the conversation for who asked', () => {
    expect(notificationHref(about('request-requested', 'c'), 'contractor')).toBe('/connect/c')
    expect(notificationHref(about('request-expired', 'c'), 'employer')).toBe('/messages/c')
  })

  it('is the conversation for messages', () => {
    expect(notificationHref(about('new-message', 'c'), 'contractor')).toBe('/messages/c')
  })

  it('is the own profile or company after a welcome', () => {
    expect(notificationHref(about('welcome'), 'contractor')).toBe('/resume?edit=MainProfile')
    expect(notificationHref(about('welcome'), 'employer')).toBe('/settings/company')
  })

  it('is nowhere for what nobody knows', () => {
    expect(notificationHref(about('something-new'), 'employer')).toBeNull()
  })
})
