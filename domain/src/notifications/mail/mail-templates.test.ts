import { describe, expect, it } from 'vitest'
import { aConversation, harbourWorks, rita, TEST_NOW, thandi } from '../../../testing/index.ts'
import type { MailCategory, MailSamples } from './mail-template.ts'
import { mailTemplates } from './mail-templates.ts'

/** The categories of mail with their preference; null for mail that cannot be switched off. Rules: NOTE-10, NOTE-11. */
const rows: Readonly<Record<MailCategory, string | null>> = {
  'account-safety': null,
  'welcome-and-vetting': 'system',
  requests: 'newRequests',
  answers: 'newRequests',
  'new-message': 'replies',
  'saved-search': 'system',
  trial: 'system',
  team: null,
  payments: null,
  'invite-renewals': 'system',
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

describe('the mails of the product', () => {
  it.each(Object.entries(rows))('include %s, under the preference %s', (occasion, preference) => {
    const drafts = mailTemplates
      .filter((template) => template.category === occasion)
      .map(({ sample }) => sample(samples))
    expect(drafts.length).toBeGreaterThan(0)
    for (const draft of drafts) expect(draft).toMatchObject({ preference })
  })

  it('have unique names and subjects, and begin with a greeting', () => {
    const subjects = mailTemplates.map(({ sample }) => sample(samples)?.subject)
    expect(new Set(mailTemplates.map(({ name }) => name)).size).toBe(mailTemplates.length)
    expect(new Set(subjects.filter((subject) => subject !== 'Welcome to Guildhall')).size).toBe(subjects.length - 2)
    for (const { sample } of mailTemplates) expect(sample(samples)?.paragraphs[0]).toMatch(/^Hello \w+,$/)
  })

  // IDEN-22
  it('link only to the product, and contain nobody’s address', () => {
    for (const { sample } of mailTemplates) {
      const draft = sample(samples)
      expect(draft?.action?.url ?? samples.links.publicUrl).toMatch(/^https:\/\/hire\.example/)
      expect(JSON.stringify(draft)).not.toMatch(/@(example\.com|employer\.example)/)
    }
  })
})
