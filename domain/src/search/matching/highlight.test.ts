import { describe, expect, it } from 'vitest'
import { planTitleTerms, planQueryTerms } from '../indexing/index-plan.ts'
import { synonymLookup } from '../indexing/synonyms.ts'
import { createHighlighter } from './highlight.ts'

const tags = { pre: '<em>', post: '</em>' }
const noSynonyms = synonymLookup([])
const highlight = (query: string, text: string, lookup = noSynonyms) =>
  createHighlighter(planQueryTerms(query, lookup), tags)(text)
const completed = (query: string, text: string) => createHighlighter(planTitleTerms(query), tags)(text).value

describe('highlighting', () => {
  // SRCH-47
  it('marks every word that matches, and the last one as far as it was typed', () => {
    expect(highlight('data engi', 'Data engineer of engines for data')).toEqual({
      value: '<em>Data</em> <em>engi</em>neer of <em>engi</em>nes for <em>data</em>',
      matchLevel: 'full',
      matchedWords: ['data', 'engi'],
      fullyHighlighted: false,
    })
  })

  // SRCH-47
  it('says which words of the query match', () => {
    expect(highlight('data engineer', 'Engineer')).toEqual({
      value: '<em>Engineer</em>',
      matchLevel: 'partial',
      matchedWords: ['engineer'],
      fullyHighlighted: true,
    })
    expect(highlight('data engineer', 'Nurse')).toEqual({ value: 'Nurse', matchLevel: 'none', matchedWords: [] })
    expect(highlight('', 'Nurse')).toEqual({ value: 'Nurse', matchLevel: 'none', matchedWords: [] })
  })

  // SRCH-47
  it('counts a word that is repeated in the query once', () => {
    expect(highlight('data data', 'Data')).toMatchObject({ matchLevel: 'full', matchedWords: ['data'] })
  })

  // SRCH-47
  it('forgives what the search forgives: case, accents, typos and synonyms', () => {
    expect(highlight('sao paulo', 'Guia de São Paulo').value).toBe('Guia de <em>São</em> <em>Paulo</em>')
    expect(highlight('stras', 'Straße 3').value).toBe('<em>Straß</em>e 3')
    expect(highlight('nusres clerk', 'Nurse, clerk').value).toBe('<em>Nurse</em>, <em>clerk</em>')
    expect(highlight('nusre clerk', 'Nurse, clerk').value).toBe('<em>Nurse</em>, <em>clerk</em>')
    const lookup = synonymLookup([['QA', 'tester', 'quality assurance']])
    expect(highlight('qa lead', 'Tester', lookup)).toMatchObject({ value: '<em>Tester</em>', matchedWords: ['qa'] })
    expect(highlight('tester x', 'Assurance of quality', lookup).value).toBe('<em>Assurance</em> of <em>quality</em>')
    expect(highlight('testers x', 'Qualities assurance', lookup).value).toBe('<em>Qualities</em> <em>assurance</em>')
    expect(highlight('api x', 'APIs').value).toBe('<em>APIs</em>')
    expect(highlight('tester x', 'Life assurance', lookup).value).toBe('Life assurance')
  })

  // SRCH-47
  it('keeps names of technologies together, and marks their parts', () => {
    expect(highlight('c++ x', 'C and C++').value).toBe('C and <em>C++</em>')
    expect(highlight('node.js x', 'Node.js.').value).toBe('<em>Node.js</em>.')
    expect(highlight('node x', 'Node.js').value).toBe('<em>Node</em>.js')
    expect(highlight('.net x', 'ASP.NET').value).toBe('ASP<em>.NET</em>')
    expect(highlight('c x', 'C and C#').value).toBe('<em>C</em> and C#')
    expect(highlight('r x', 'R&D').value).toBe('R&amp;D')
    expect(highlight("o'brien x", 'O’Brien').value).toBe('<em>O’Brien</em>')
  })

  // SRCH-47
  it('marks words in each spelling, with a hyphen, a dot or a space', () => {
    expect(highlight('frontend nodejs x', 'Front-end of Node.js').value).toBe('<em>Front-end</em> of <em>Node.js</em>')
    expect(highlight('frontend node.js x', 'Front End, NodeJS').value).toBe('<em>Front End</em>, <em>NodeJS</em>')
    expect(highlight('front-end x', 'Front-ends').value).toBe('<em>Front</em>-<em>ends</em>')
    expect(highlight('front end', 'Frontend')).toMatchObject({ value: '<em>Frontend</em>', matchLevel: 'full' })
    expect(highlight('end x', 'Front-end').value).toBe('Front-<em>end</em>')
  })

  // SRCH-47
  it('escapes the text where the tags are HTML, and leaves it where the client has tags of its own', () => {
    expect(highlight('r&d', '<b>R&D').value).toBe('&lt;b&gt;<em>R&amp;D</em>')
    const own = createHighlighter(planQueryTerms('lead', noSynonyms), { pre: '__hl__', post: '__/hl__' })
    expect(own('R&D lead').value).toBe('R&D __hl__lead__/hl__')
  })

  // SRCH-47
  it('marks each word of a completed title as far as it was typed', () => {
    expect(completed('data eng', 'Data engineer')).toBe('<em>Data</em> <em>eng</em>ineer')
    expect(completed('eng dat', 'Data engineer')).toBe('<em>Dat</em>a <em>eng</em>ineer')
    expect(completed('', 'Data engineer')).toBe('Data engineer')
  })

  // SRCH-47
  it('stops at 50,000 characters of an answer', () => {
    const highlighter = createHighlighter(planQueryTerms('data', noSynonyms), tags)
    expect(highlighter('data'.padEnd(50_000)).matchLevel).toBe('full')
    expect(highlighter('data')).toEqual({ value: 'data', matchLevel: 'none', matchedWords: [] })
    expect(highlight('data', 'data').matchLevel).toBe('full')
  })

  // SRCH-47
  it('marks the same words alike in each answer, with the tags of that answer', () => {
    const lookup = synonymLookup([['data', 'figures']])
    for (let answer = 0; answer < 30; answer += 1) {
      const pre = `<${answer}>`
      const own = createHighlighter(planQueryTerms('data', noSynonyms), { pre, post: '</>' })
      expect([own('Data'), own('Data')].map(({ value }) => value)).toEqual([`${pre}Data</>`, `${pre}Data</>`])
      expect(highlight('data', 'Figures').matchLevel).toBe('none')
      expect(highlight('data', 'Figures', lookup).matchLevel).toBe('full')
    }
  })
})
