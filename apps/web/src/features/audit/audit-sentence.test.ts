import { describe, expect, it } from 'vitest'
import { formatAuditEntry } from './audit-sentence.ts'

const entry = {
  uuid: '1',
  at: '2026-11-20T13:40:00.000Z',
  by: { uuid: '2', name: 'Dana Whitfield' },
  subject: { uuid: '3', name: 'Sam Okafor' },
}

describe('formatAuditEntry', () => {
  it('names both roles of a change of role', () => {
    expect(formatAuditEntry({ ...entry, action: 'role-changed', details: { from: 'viewer', to: 'recruiter' } })).toBe(
      'Dana Whitfield made Sam Okafor recruiter (before: viewer)',
    )
  })
  it('names the changed fields', () => {
    expect(formatAuditEntry({ ...entry, action: 'company-saved', details: { fields: ['name', 'website'] } })).toBe(
      'Dana Whitfield changed the company’s name, website',
    )
  })
  it('handles erased members and unknown actions', () => {
    expect(formatAuditEntry({ ...entry, by: { uuid: '2', name: null }, action: 'new-thing', details: {} })).toBe(
      'Somebody who is no longer here: new thing',
    )
  })
})
