import { describe, expect, it } from 'vitest'
import { type CvView, formatCvViews } from './format-cv-views.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const by = (name: string, openedAt: string): CvView => ({ openedAt, company: { name, uuid: name } })
const oranje = by('Oranje Grid', '2026-11-18T09:00:00.000Z')
const kestrel = by('Kestrel Freight', '2026-11-09T09:00:00.000Z')
const long = by('Marula Life', '2026-09-01T09:00:00.000Z')

describe('who opened a CV', () => {
  it('is nobody yet', () => {
    expect(formatCvViews([], false, now)).toBe('Nobody has opened it yet. You will see here who does.')
  })

  it('is the last company, where one did, or where it was long ago', () => {
    expect(formatCvViews([oranje, long], false, now)).toMatch(/^Opened last by Oranje Grid on .*18/)
    expect(formatCvViews([long], false, now)).toMatch(/^Opened last by Marula Life on /)
  })

  it('is how many companies in 30 days, each once, and the last', () => {
    const words = formatCvViews([oranje, kestrel, kestrel, long], false, now)
    expect(words).toMatch(/^Opened by 2 companies in the last 30 days, last by Oranje Grid on .*18/)
  })

  it('is more than were read, where the rest would count too', () => {
    expect(formatCvViews([oranje, kestrel], true, now)).toContain('2+ companies')
    expect(formatCvViews([oranje, kestrel, long], true, now)).toContain('2 companies')
  })
})
