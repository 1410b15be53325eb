import { describe, expect, it } from 'vitest'
import { aConversation, harbourWorks, rita, TEST_NOW, thandi } from '../../../testing/index.ts'
import type { MailSamples } from './mail-template.ts'
import { mailTemplates } from './mail-templates.ts'

/**
 * The table of NOTE-10, written by hand: each mail, its recipient, and the preference that switches it off; null is (!), which cannot be
 * switched off. Mails without a row of their own follow the row above.
 */
const table: Readonly<Record<string, readonly [to: 'Thandi' | 'Rita' | 'there', key: string | null]>> = {
  // verify, reset, password or address changed, new sign-in (!) | user | at once
  'verify-address': ['Thandi', null],
  'password-reset': ['Thandi', null],
  'password-changed': ['Thandi', null],
  'access-token-made': ['Thandi', null],
  'passkey-added': ['Thandi', null],
  'address-code': ['Thandi', null],
  'address-warning': ['Thandi', null],
  'address-changed': ['Thandi', null],
  'new-sign-in': ['Thandi', null],
  'deletion-asked-for': ['Thandi', null],
  'account-back': ['Thandi', null],
  'account-deleted': ['Thandi', null],
  'data-export': ['Thandi', null],
  // welcome; profile submitted, approved, changes, rejected | user | yes | system
  'welcome-contractor': ['Thandi', 'system'],
  'welcome-employer': ['Rita', 'system'],
  'profile-submitted': ['Thandi', 'system'],
  'profile-approved': ['Thandi', 'system'],
  'profile-changes-requested': ['Thandi', 'system'],
  'profile-rejected': ['Thandi', 'system'],
  'availability-30': ['Thandi', 'system'],
  'availability-60': ['Thandi', 'system'],
  'availability-120': ['Thandi', 'system'],
  // new request, its reminders, expires tomorrow | contractor | at once | new_requests
  request: ['Thandi', 'newRequests'],
  'request-reminder': ['Thandi', 'newRequests'],
  'request-expiring': ['Thandi', 'newRequests'],
  // accepted, declined, expired | sender | yes | new_requests
  'request-accepted': ['Rita', 'newRequests'],
  'request-declined': ['Rita', 'newRequests'],
  'request-expired': ['Rita', 'newRequests'],
  // new message | other side | if unread | replies
  'new-message': ['Thandi', 'replies'],
  // saved-search digest | employer | daily or weekly | system
  'saved-search-digest': ['Rita', 'system'],
  // invite, role, removal (!); trial 3 days left, ended, contacts used up | person; admins | yes | - ; system
  invite: ['there', null],
  'role-changed': ['Rita', null],
  'member-removed': ['Rita', null],
  'invite-renewal': ['Rita', 'system'],
  'trial-ending': ['Rita', 'system'],
  'trial-ended': ['Rita', 'system'],
  'contacts-used-up': ['Rita', 'system'],
  'invoice-issued': ['Rita', null],
  'invoice-due-soon': ['Rita', null],
  'invoice-due-today': ['Rita', null],
  'invoice-overdue': ['Rita', null],
  'invoice-paid': ['Rita', null],
  'invoice-void': ['Rita', null],
  'invoice-credited': ['Rita', null],
  'card-failed': ['Rita', null],
  'renewal-soon': ['Rita', null],
  'subscription-suspended': ['Rita', null],
  'subscription-cancelled': ['Rita', null],
}

const { image, ...company } = harbourWorks
const samples: MailSamples = {
  contractor: thandi,
  employer: rita,
  conversation: {
    conversation: aConversation(),
    sender: { ...rita, picture: null, title: null },
    contractor: { ...thandi, picture: null, title: null },
    company: { ...company, image },
  },
  links: { publicUrl: 'https://hire.example' },
  now: TEST_NOW,
}

describe('the mail table', () => {
  // NOTE-10, NOTE-11, NOTE-16
  it('contains all mails and no others', () => {
    expect(mailTemplates.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted())
  })

  it.each(Object.entries(table))('matches the table: %s', (name, [to, preference]) => {
    const draft = mailTemplates.find((template) => template.name === name)?.sample(samples)
    expect(draft).toMatchObject({ preference, paragraphs: expect.arrayContaining([`Hello ${to},`]) })
  })
})
