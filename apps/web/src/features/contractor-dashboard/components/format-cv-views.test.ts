import { describe, expect, it } from 'vitest'
import { type CvView, formatCvViews } from './format-cv-views.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const by = (name: string, openedAt: string): CvView => ({ openedAt, company: { name, uuid: name } })
const oranje = by('Oranje Grid', '2026-11-18T09:00:00.000Z')
const kestrel = by('Kestrel Freight', '2026-11-09T09:00:00.000Z')
const long = by('Marula Life', '2026-09-01T09:00:00.000Z')

describe('the summary of CV views', () => {
  it('says that there are none yet', () => {
    expect(formatCvViews([], false, now)).toBe('Nobody has opened it yet. You will see here who does.')
  })

  it('names the last company if there was only one, or if it was long ago', () => {
    expect(formatCvViews([oranje, long], false, now)).toMatch(/^Opened last by Oranje Grid on .*18/)
    expect(formatCvViews([long], false, now)).toMatch(/^Opened last by Marula Life on /)
  })

  it('counts the distinct companies of 30 days and names the last', () => {
    const text = formatCvViews([oranje, kestrel, kestrel, long], false, now)
    expect(text).toMatch(/^Opened by 2 companies in the last 30 days, last by Oranje Grid on .*18/)
  })

  it('adds a plus sign if older views could count too', () => {
    expect(formatCvViews([oranje, kestrel], true, now)).toContain('2+ companies')
    expect(formatCvViews([oranje, kestrel, long], true, now)).toContain('2 companies')
  })
})
