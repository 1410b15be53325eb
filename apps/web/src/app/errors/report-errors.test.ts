import { describe, expect, it } from 'vitest'
import { parseErrorReports } from './report-errors.ts'

// API-24
describe('the service for error reports', () => {
  it('is that of the cookie, with the release', () => {
    expect(parseErrorReports('https://key@errors.example/7 guildhall@0.1.0')).toEqual({
      dsn: 'https://key@errors.example/7',
      release: 'guildhall@0.1.0',
    })
  })

  it.each([null, '', 'https://key@errors.example/7', 'nowhere guildhall@0.1.0'])('is none: %j', (text) => {
    expect(parseErrorReports(text)).toBeNull()
  })
})
