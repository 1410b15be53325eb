import { describe, expect, it } from 'vitest'
import { aShippedLists, fakeClock, fakeSynonyms, noLists, TEST_NOW } from '../../../testing/index.ts'
import { fixedLists, shippedEntry } from '../../reference/index.ts'
import { createSynonymSource, SYNONYMS_MAX_AGE_MS } from './synonym-source.ts'

const later = (milliseconds: number): Date => new Date(TEST_NOW.getTime() + milliseconds)
const shippedSynonyms = [['qa', 'tester']]

describe('the synonyms of searches', () => {
  // MOD-51
  it('are the shipped ones until operators change them, and then theirs within two seconds', async () => {
    const [clock, synonyms] = [fakeClock(TEST_NOW), fakeSynonyms()]
    const source = createSynonymSource({ clock, listSource: noLists, synonyms, shippedSynonyms })
    expect((await source())(['qa'])).toEqual([[['tester']]])
    await synonyms.save([['qa', 'quality']])
    clock.set(later(SYNONYMS_MAX_AGE_MS - 1))
    expect((await source())(['qa'])).toEqual([[['tester']]])
    clock.set(later(SYNONYMS_MAX_AGE_MS))
    expect((await source())(['qa'])).toEqual([[['quality']]])
  })

  // MOD-51
  it('are the last ones while the store is away', async () => {
    const clock = fakeClock(TEST_NOW)
    let isAway = false
    const read = async () => {
      if (isAway) throw new Error('away')
      return [['dev', 'developer']]
    }
    const source = createSynonymSource({ clock, listSource: noLists, synonyms: { read }, shippedSynonyms })
    await source()
    isAway = true
    clock.set(later(60_000))
    expect((await source())(['dev'])).toEqual([[['developer']]])
  })

  it('are read once for searches at the same time', async () => {
    let reads = 0
    const read = async () => {
      reads += 1
      return null
    }
    const source = createSynonymSource({
      clock: fakeClock(TEST_NOW),
      listSource: noLists,
      synonyms: { read },
      shippedSynonyms,
    })
    await Promise.all([source(), source(), source()])
    expect(reads).toBe(1)
  })

  // MOD-76
  it('are also what job titles and skills were called before', async () => {
    const listSource = fixedLists(aShippedLists({ skills: ['React', 'React.js'] }), [
      { ...shippedEntry('React.js'), isRetired: true, mergedInto: 'react', list: 'skills' },
      { ...shippedEntry('Event streaming', { code: 'kafka', formerLabels: ['Kafka'] }), list: 'skills' },
    ])
    const source = createSynonymSource({
      clock: fakeClock(TEST_NOW),
      listSource,
      synonyms: fakeSynonyms(),
      shippedSynonyms,
    })
    const lookup = await source()
    expect([lookup(['react.js']), lookup(['kafka']), lookup(['qa'])]).toEqual([
      [[['react']]],
      [[['event', 'streaming']]],
      [[['tester']]],
    ])
  })
})
