import { describe, expect, it } from 'vitest'
import { aShippedLists, fakeClock, fakeLists, TEST_NOW } from '../../../testing/index.ts'
import { shippedEntry, type StoredListEntry, toListCode } from './list-entry.ts'
import { listLabelErrors, newListCode, takenLabelError } from './list-rules.ts'
import { createListSource, LISTS_MAX_AGE_MS } from './list-source.ts'
import { createLists, spellListed } from './lists.ts'
import { readList } from './read-list.ts'

const shipped = aShippedLists({ skills: ['React.js', 'Kafka', 'C++', 'Élan vital'], 'job-titles': ['Data Engineer'] })
const stored = (label: string, more: Partial<StoredListEntry> = {}): StoredListEntry => ({
  ...shippedEntry(label),
  list: 'skills',
  ...more,
})
const labels = (entries: readonly { readonly label: string }[]): readonly string[] => entries.map(({ label }) => label)

describe('lists', () => {
  // REF-27
  it('are what the product ships, with what operators changed in its place and what they added', () => {
    const lists = createLists(shipped, [
      stored('React', { code: 'react-js', formerLabels: ['React.js'] }),
      stored('Zymurgy'),
      stored('Kafka', { isRetired: true }),
    ])
    expect(labels(lists.all('skills'))).toEqual(['C++', 'Élan vital', 'Kafka', 'React', 'Zymurgy'])
    expect(labels(lists.offered('skills'))).toEqual(['C++', 'Élan vital', 'React', 'Zymurgy'])
    expect(labels(lists.all('job-titles'))).toEqual(['Data Engineer'])
  })

  // REF-27
  it('keep an operator’s entry where a later release ships one with its label or code', () => {
    const later = aShippedLists({ skills: ['React', 'React.js', 'Zymurgy'] })
    const lists = createLists(later, [
      stored('React', { code: 'react-js', formerLabels: ['React.js'] }),
      stored('Zymurgy', { industry: 'advisory' }),
    ])
    expect(lists.all('skills').map(({ code, industry }) => [code, industry])).toEqual([
      ['react-js', null],
      ['zymurgy', 'advisory'],
    ])
  })

  // REF-28
  it('find a text without regard to case, accents and space, also by a label of before', () => {
    const lists = createLists(shipped, [
      stored('React', { code: 'react-js', formerLabels: ['React.js', 'Elan vital'] }),
    ])
    const spelled = ['react', ' REACT.JS ', 'elan  VITAL', 'c++', 'C', 'Zymurgy'].map((text) =>
      spellListed(lists, 'skills', text),
    )
    expect(spelled).toEqual(['React', 'React', 'Élan vital', 'C++', 'C', 'Zymurgy'])
    expect(lists.find('job-titles', 'react')).toBeNull()
  })

  it('have a code of letters, digits and hyphens for each label, of no other entry', () => {
    expect(['C++', 'C#', '.NET', 'R&D', 'Banking & Financial Services', 'Élan  vital', '!?'].map(toListCode)).toEqual([
      'c-plus-plus',
      'c-sharp',
      'net',
      'r-and-d',
      'banking-and-financial-services',
      'elan-vital',
      '',
    ])
    const entries = [shippedEntry('Net'), shippedEntry('NET', { code: 'net-2' })]
    expect(newListCode(entries, '.NET')).toBe('net-3')
  })

  // MOD-75
  it.each([
    ['', 'required'],
    ['a', 'at least 2'],
    ['x'.repeat(61), '60'],
    ['!!!', 'no letters'],
    ['Cooking, baking', 'comma'],
    ['see https://example.com', 'not a valid name'],
    ['two\u202Elines', 'not a valid name'],
  ])('refuse the skill %j', (label, message) => {
    expect(listLabelErrors('skills', label)).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  })

  // MOD-75
  it('refuse what they have already, and take a comma in a job title', () => {
    const lists = createLists(shipped, [stored('Kafka', { isRetired: true })])
    expect(takenLabelError(lists, 'skills', 'REACT.js', null)).toBe('The list has this already')
    expect(takenLabelError(lists, 'skills', 'React.JS', 'react-js')).toBeNull()
    expect(takenLabelError(lists, 'skills', 'kafka', null)).toContain('restore')
    expect(listLabelErrors('job-titles', ' Director,  Finance ')).toEqual([])
  })
})

describe('the source of lists', () => {
  // MOD-75
  it('has a change within two seconds, and reads entries only after one', async () => {
    const clock = fakeClock(TEST_NOW)
    const lists = fakeLists()
    let reads = 0
    const read = () => {
      reads += 1
      return lists.read()
    }
    const listSource = createListSource({ clock, shippedLists: shipped, lists: { ...lists, read } })
    const offered = async () => labels(await readList({ listSource })({ list: 'skills' }))
    expect(await offered()).toHaveLength(4)
    await lists.save(stored('Zymurgy'))
    clock.advance(LISTS_MAX_AGE_MS - 1)
    expect(await offered()).toHaveLength(4)
    clock.advance(1)
    expect(await offered()).toContain('Zymurgy')
    clock.advance(LISTS_MAX_AGE_MS)
    expect([(await offered()).length, reads]).toEqual([5, 1])
  })
})
