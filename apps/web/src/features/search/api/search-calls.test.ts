import { defaultSearch } from '@guildhall/domain/search'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { samplePerson } from '../../candidates/samples/people.ts'
import { answerToWire } from '../../candidates/samples/to-wire.ts'
import { sessionQuery } from '../../session/index.ts'
import { sampleRates, sampleSession } from '../../session/samples/session.ts'
import { away } from '../../../shared/samples/away.ts'
import { sampleHiring } from '../samples/sample-hiring.ts'
import { findCandidates } from './search-calls.ts'

/** Reloads a search that finds so many people, with 39 further pages; the search refuses what is longer than a thousand hits. */
const reloadOf = async (count: number) => {
  const people = Array.from({ length: count }, (_, number) => samplePerson(number))
  const asked: (number | string | undefined)[] = []
  const hiring = sampleHiring()
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, sampleSession())
  const api = {
    ...hiring,
    search: (key: Parameters<typeof hiring.search>[0]): ReturnType<typeof hiring.search> => ({
      ...hiring.search(key),
      queryCandidates: async ({ body }) => {
        asked.push(body.length)
        if (Number(body.length) > 1000) return { ...away, status: 400 }
        return { ok: true, status: 200, value: answerToWire(people, Number(body.offset), Number(body.length)) }
      },
    }),
  }
  const search = { ...defaultSearch, jobTitle: 'Data' }
  const found = await findCandidates(
    { queries, api },
    search,
    sampleRates,
    { reload: 39 },
    new AbortController().signal,
  )
  return { asked, found, people }
}

// SRCH-5
it('reloads more than a thousand hits by several requests', async () => {
  const { asked, found, people } = await reloadOf(1030)
  expect(asked).toEqual([1000, 25])
  expect(found.total).toBe(1030)
  expect(found.hits.map(({ uuid }) => uuid)).toEqual(people.slice(0, 1025).map(({ uuid }) => uuid))
})

// SRCH-5
it('asks for no more hits than there are', async () => {
  const { asked, found } = await reloadOf(7)
  expect(asked).toEqual([1000])
  expect(found.hits).toHaveLength(7)
})
