import { createHighlighter, planQueryTerms, synonymLookup } from '@guildhall/domain/search'
import type { WireHit } from '@guildhall/rest-contract/client'
import { describe, expect, it } from 'vitest'
import { samplePerson } from '../samples/people.ts'
import { hitToWire } from '../samples/to-wire.ts'
import { marksFromWire, ROW_HIGHLIGHTING } from './marks-from-wire.ts'

type WireHighlights = NonNullable<WireHit['_highlightResult']>

/** A hit as the server highlights it. */
const highlighted = (text: string) => {
  const hit = hitToWire(samplePerson(1))
  const highlight = createHighlighter(planQueryTerms(text, synonymLookup([['dev', 'developer']])), ROW_HIGHLIGHTING)
  const matching = (texts: readonly string[]) => texts.map(highlight).filter(({ matchLevel }) => matchLevel !== 'none')
  const result = {
    job_title: highlight(hit.job_title),
    skills: matching(hit.skills),
    workExperiences: matching(hit.workExperiences.map(({ title }) => title)).map((title) => ({ title })),
  }
  return marksFromWire({ ...hit, _highlightResult: JSON.parse(JSON.stringify(result)) as WireHighlights })
}
const shown = (parts: readonly { readonly text: string; readonly isMatch: boolean }[]): string =>
  parts.map(({ isMatch, text }) => (isMatch ? `[${text}]` : text)).join('')

// SRCH-61
describe('the marks of a hit', () => {
  it('are the words of title and skills that match, also by a typo and as far as they are typed', () => {
    const marks = highlighted('enginer pyth')
    expect(shown(marks?.jobTitle ?? [])).toBe('Senior Data [Engineer]')
    expect([...(marks?.skills ?? [])].map(([skill, parts]) => [skill, shown(parts)])).toEqual([['Python', '[Pyth]on']])
  })

  it('name the first work whose title matches', () => {
    const marks = highlighted('intern')
    expect(marks?.jobTitle).toEqual([])
    expect(marks?.skills.size).toBe(0)
    expect([shown(marks?.experience?.title ?? []), marks?.experience?.company]).toEqual(['[Intern]', 'Mzansi Retail'])
  })

  it('are none where nothing matches, or nothing was highlighted', () => {
    expect(highlighted('zzyzx')).toEqual({ jobTitle: [], skills: new Map(), experience: null })
    expect(marksFromWire(hitToWire(samplePerson(1)))).toBeNull()
  })
})
