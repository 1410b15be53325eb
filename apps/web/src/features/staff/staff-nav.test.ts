import { describe, expect, it } from 'vitest'
import { findStaffPage, staffPlaces } from './staff-nav.ts'

// MOD-12
describe('the pages of the back office', () => {
  it('are found by their address, with their right alone', () => {
    expect(findStaffPage('reports', ['handle-reports'])).toBe('reports')
    expect(findStaffPage('reports', ['see-mails'])).toBeNull()
    expect(findStaffPage('nothing', ['handle-reports'])).toBeNull()
  })

  it('are offered to whom they open', () => {
    expect(staffPlaces(['see-mails', 'handle-reports']).map(({ href }) => href)).toEqual([
      '/staff/reports',
      '/staff/mails',
    ])
  })
})
