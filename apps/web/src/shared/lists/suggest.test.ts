import { expect, it } from 'vitest'
import { suggest } from './suggest.ts'

const entries = ['Apache Kafka', 'Kaizen', 'Kafka', 'Kafka Streams', 'Skafold', 'Café design'].map((label) => ({
  label,
  industry: label === 'Kafka Streams' ? 'data-and-analytics' : null,
}))

// REF-26
it('suggests labels that begin with the text, then those with a word that does, those of one’s industries first', () => {
  expect(suggest(entries, ' KAF', { most: 9 })).toEqual(['Kafka', 'Kafka Streams', 'Apache Kafka', 'Skafold'])
  expect(suggest(entries, 'kaf', { industries: ['data-and-analytics'], most: 2 })).toEqual(['Kafka Streams', 'Kafka'])
  expect(suggest(entries, 'cafe', { most: 9 })).toEqual(['Café design'])
  expect(suggest(entries, ' ', { most: 9 })).toEqual([])
})
