import { summarizeVisibility } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import {
  describeChart,
  formatComparison,
  formatVisibilityDay,
  hasNoVisibility,
  formatSearchesCaption,
} from './format-visibility.ts'

const now = new Date('2026-11-20T14:00:00Z')
const day = (date: string) => new Date(`${date}T00:00:00Z`)
const facts = { now, joinedAt: day('2026-01-01'), countedFrom: day('2026-01-01'), impressions: [], requests: [] }

describe('the texts about a month', () => {
  it('compare it with the month before if that was counted', () => {
    expect([9, 2, 5].map((count) => formatComparison({ count, before: 5 }))).toEqual([
      '4 more than before',
      '3 fewer than before',
      'As many as before',
    ])
    expect(formatComparison({ count: 5, before: null })).toBeNull()
  })

  it('mention the start of counting if it is within the month', () => {
    const young = summarizeVisibility({ ...facts, countedFrom: day('2026-11-05') })
    expect(formatSearchesCaption(young.appeared, young, now)).toMatch(/^Counted since .*5/)
    const newcomer = summarizeVisibility({ ...facts, joinedAt: day('2026-11-05') })
    expect(formatSearchesCaption(newcomer.appeared, newcomer, now)).toBeNull()
  })

  it('show a day as that day, in any time zone', () => {
    expect(formatVisibilityDay('2026-11-05', now)).toMatch(/5/)
    expect(formatVisibilityDay('2026-11-05', now)).not.toMatch(/[46]/)
  })

  it('describe the days and the maximum of the chart', () => {
    const impressions = [
      { day: day('2026-11-19'), appeared: 12, opened: 4 },
      { day: day('2026-11-20'), appeared: 3, opened: 1 },
    ]
    expect(describeChart(summarizeVisibility({ ...facts, impressions }).days, now)).toMatch(
      /^Appearances and opens a day, .*22.* to .*20.*\. Most on .*19.*: appeared 12, opened 4\.$/,
    )
    expect(describeChart(summarizeVisibility(facts).days, now)).not.toContain('Most')
  })

  it('detect that there is nothing to show', () => {
    expect(hasNoVisibility(summarizeVisibility(facts))).toBe(true)
    expect(
      hasNoVisibility(
        summarizeVisibility({ ...facts, requests: [{ day: day('2026-11-20'), received: 1, answered: 0 }] }),
      ),
    ).toBe(false)
  })
})
