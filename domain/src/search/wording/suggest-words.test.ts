import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContractorActor, anEmployerActor, candidateDocument, searchFixture } from '../../../testing/index.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import { defaultSearch } from '../query/default-search.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { rankRelaxedQueries, relaxQuery } from './relax-query.ts'
import { suggestWords } from './suggest-words.ts'

const market: readonly Partial<CandidateDocument>[] = [
  ...Array.from({ length: 3 }, () => ({ jobTitle: 'Senior developer', skills: ['Python'] })),
  { jobTitle: 'Developer', skills: ['Java', 'Python'] },
  { jobTitle: 'Nurse', workplaceType: 'On-site' as const },
  { jobTitle: 'Nurse', workplaceType: 'On-site' as const },
]
const setUp = async () => {
  const world = searchFixture()
  await world.index.put(market.map((person, place) => candidateDocument(place + 1, person)))
  return world
}
const suggest = async (jobTitle: string, changes: Partial<SearchParameters> = {}) => {
  const parameters = { ...defaultSearch, ...changes, jobTitle }
  const answer = await suggestWords(await setUp())({ actor: anEmployerActor(), parameters })
  return answer.ok ? answer.value : answer
}

describe('words that nobody has all of', () => {
  // SRCH-55
  it('are offered as fewer words, with how many people each gives', async () => {
    expect(await suggest('senior nurse python')).toMatchObject({
      didYouMean: [],
      fewerWords: [
        { text: 'senior python', people: 3 },
        { text: 'nurse', people: 2 },
        { text: 'senior', people: 3 },
        { text: 'python', people: 4 },
      ],
      titles: [],
    })
  })

  // SRCH-55
  it('are those that a search reads: small words and punctuation are none', () => {
    const texts = (text: string): readonly string[] => relaxQuery(text).map((one) => one.text)
    expect(texts('Head of Sales')).toEqual(['Head', 'Sales'])
    expect(texts('nurse & the')).toEqual(['nurse', 'the'])
    expect(texts('in-house lawyer')).toEqual(['in-house', 'lawyer'])
    expect(texts('the nurse')).toEqual([])
  })

  // SRCH-55
  it('keep the filters, and leave out what finds nobody with them', async () => {
    expect(await suggest('senior nurse', { workType: 'Remote' })).toMatchObject({
      fewerWords: [{ text: 'senior', people: 3 }],
    })
  })

  // SRCH-56
  it('are offered as words of titles and skills that are like them', async () => {
    expect(await suggest('devlopre')).toMatchObject({ didYouMean: [{ text: 'developer', people: 4 }], fewerWords: [] })
    expect(await suggest('senior pyhtno')).toMatchObject({
      didYouMean: [{ text: 'senior python', people: 3 }],
      fewerWords: [{ text: 'senior', people: 3 }],
    })
    expect(await suggest('jav a')).toMatchObject({ didYouMean: [] })
    expect(await suggest('jvaa')).toMatchObject({ didYouMean: [{ text: 'java', people: 1 }] })
  })

  // SRCH-55
  it('are offered as frequent titles if they are like nothing', async () => {
    expect(await suggest('zzyzx')).toEqual({
      didYouMean: [],
      fewerWords: [],
      titles: [
        { text: 'Senior developer', people: 3 },
        { text: 'Nurse', people: 2 },
        { text: 'Developer', people: 4 },
      ],
      looksLikeName: false,
    })
    expect(await suggest('   ')).toEqual({ didYouMean: [], fewerWords: [], titles: [], looksLikeName: false })
  })

  // SRCH-57
  it('may be a name, whether somebody here has it or not', async () => {
    expect(await suggest('Ayanda Nkosi')).toMatchObject({ looksLikeName: true })
    expect(await suggest('Wilhelmina Vandermeer')).toMatchObject({ looksLikeName: true })
    expect(await suggest('Devlopre')).toMatchObject({ looksLikeName: false })
  })

  it('never count people who are hidden from the company, and are for searchers only', async () => {
    const world = await setUp()
    const hidden = {
      ...world.hidden,
      forSearch: async () => ({ companyKeys: [], excludedUuids: [candidateDocument(5).uuid] }),
    }
    const parameters = { ...defaultSearch, jobTitle: 'nurse python' }
    expect(await suggestWords({ ...world, hidden })({ actor: anEmployerActor(), parameters })).toMatchObject({
      value: { fewerWords: [{ text: 'python' }, { text: 'nurse', people: 1 }] },
    })
    expect(await suggestWords(world)({ actor: aContractorActor(), parameters })).toMatchObject({ problem: 'forbidden' })
  })
})

describe('fewer words', () => {
  // SRCH-55
  it('are parts of the text in its order, each once, and few', () => {
    const word = fc.stringMatching(/^[a-z]{1,3}$/)
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), (words) => {
        const texts = relaxQuery(words.join('  ')).map(({ text }) => text)
        expect(texts.length).toBeLessThanOrEqual(14)
        expect(new Set(texts).size).toBe(texts.length)
        for (const text of texts) {
          const places = text.split(' ').map((own) => words.indexOf(own))
          expect(places).toEqual(places.toSorted((one, other) => one - other))
          expect(places.length).toBeLessThan(Math.max(2, words.length))
        }
      }),
    )
  })

  it('have the texts with most words first, then those with fewest people', () => {
    const people = [0, 0, 7, 100, 2, 50]
    const counted = relaxQuery('x y z').map((one, at) => ({ ...one, people: people[at] ?? 0 }))
    expect(counted.map(({ text }) => text)).toEqual(['x y', 'x z', 'y z', 'x', 'y', 'z'])
    expect(rankRelaxedQueries(counted, 3)).toEqual([
      { text: 'y z', people: 7 },
      { text: 'x', people: 100 },
      { text: 'y', people: 2 },
    ])
  })
})
