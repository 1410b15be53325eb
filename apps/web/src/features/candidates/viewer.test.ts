import { hasPermission, TEAM_ROLES } from '@guildhall/domain/companies'
import { describe, expect, it } from 'vitest'
import { sampleSession } from '../session/samples/session.ts'
import { toViewer } from './viewer.ts'

// COMP-6
describe('the signed-in employer', () => {
  it.each(TEAM_ROLES)('may as %s what the role may', (role) => {
    expect(toViewer(sampleSession({ role }))).toMatchObject({
      maySearch: hasPermission(role, 'search'),
      mayContact: hasPermission(role, 'contact'),
      mayChangePlan: hasPermission(role, 'plan'),
    })
  })

  it('may nothing without a company', () => {
    expect(toViewer({ ...sampleSession(), company: null })).toMatchObject({
      maySearch: false,
      mayContact: false,
      mayChangePlan: false,
    })
  })
})
