import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anEmployerActor,
  aShippedLists,
  candidateDocument,
  noLists,
  searchFixture,
} from '../../../testing/index.ts'
import { fixedLists } from '../../reference/index.ts'
import { searchSkills } from './search-skills.ts'

const found = async (text: string, ...skills: readonly (readonly string[])[]) => {
  const world = searchFixture()
  await world.index.put(skills.map((own, place) => candidateDocument(place + 1, { skills: own })))
  return searchSkills({ ...world, listSource: noLists })({ actor: anEmployerActor(), text })
}

// SRCH-54
describe('completing a skill', () => {
  it('puts the skill of that name first, then those that begin so, then the most frequent', async () => {
    const people = [['JavaScript'], ['JavaScript', 'Core Java'], ['Java'], ['Core Java'], ['Core Java']]
    expect(await found(' java ', ...people)).toMatchObject({
      value: [
        { value: 'Java', count: 1 },
        { value: 'JavaScript', count: 2 },
        { value: 'Core Java', count: 3 },
      ],
    })
  })

  // REF-26
  it('puts skills of the list before others that fit alike', async () => {
    const world = searchFixture()
    await world.index.put(
      [['Kafkaesque'], ['Kafkaesque'], ['Kafka']].map((own, at) => candidateDocument(at, { skills: own })),
    )
    const listSource = fixedLists(aShippedLists({ skills: ['Kafka'] }))
    expect(await searchSkills({ ...world, listSource })({ actor: anEmployerActor(), text: 'kaf' })).toMatchObject({
      value: [{ value: 'Kafka' }, { value: 'Kafkaesque' }],
    })
  })

  it('joins the spellings of a skill under the most frequent one', async () => {
    expect(await found('react', ['React'], ['react'], ['React'], ['REACT ', 'ReactiveX'])).toMatchObject({
      value: [
        { value: 'React', count: 4 },
        { value: 'ReactiveX', count: 1 },
      ],
    })
  })

  it('offers ten at most, none that nobody has, and nothing to others', async () => {
    const many = Array.from({ length: 15 }, (_, place) => [`Skill ${place}`])
    const all = await found('skill', ...many)
    expect(all.ok && all.value).toHaveLength(10)
    expect(await found('cob', ['Java'])).toMatchObject({ value: [] })
    expect(
      await searchSkills({ ...searchFixture(), listSource: noLists })({ actor: aContractorActor(), text: '' }),
    ).toMatchObject({
      problem: 'forbidden',
    })
  })
})
