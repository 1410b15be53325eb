import { describe, expect, it } from 'vitest'
import { notificationHref } from './notification-href.ts'

const about = (type: string, conversationUuid: string | null = null) => ({ type, conversationUuid })

describe('the address of a notification', () => {
  // NOTE-7
  it('is the request for the user who can answer it, and the conversation for the one who sent it', () => {
    expect(notificationHref(about('request-requested', 'c'), 'contractor')).toBe('/connect/c')
    expect(notificationHref(about('request-expired', 'c'), 'employer')).toBe('/messages/c')
  })

  it('is the conversation for messages', () => {
    expect(notificationHref(about('new-message', 'c'), 'contractor')).toBe('/messages/c')
  })

  it('is the user’s own profile or company after the welcome', () => {
    expect(notificationHref(about('welcome'), 'contractor')).toBe('/resume?edit=MainProfile')
    expect(notificationHref(about('welcome'), 'employer')).toBe('/settings/company')
  })

  it('is null for an unknown type', () => {
    expect(notificationHref(about('something-new'), 'employer')).toBeNull()
  })
})
