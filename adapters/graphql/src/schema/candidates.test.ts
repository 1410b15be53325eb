import { ok } from '@guildhall/domain/shared'
import type { CandidateQuery } from '@guildhall/domain/search'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestGraphql, TEST_ACCOUNT } from '../../testing/start-test-graphql.ts'

interface Page {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

describe('candidates', () => {
  let graphql: Awaited<ReturnType<typeof startTestGraphql>>
  let asked: { readonly offset: number; readonly length: number }[]
  let total: number
  const actor = { accountUuid: TEST_ACCOUNT, userType: 'employer', verified: true, companyUuid: 'c', role: 'admin' }

  beforeAll(async () => {
    graphql = await startTestGraphql({
      identify: async () => ({ kind: 'person', actor: actor as never, scopes: null }),
      useCases: {
        // Everybody of the page has just been hidden.
        searchCandidates: async ({ query: { length, offset } }: { readonly query: CandidateQuery }) => {
          asked.push({ offset, length })
          return ok({ hits: [], total, isTotalExact: true, offset, length })
        },
      } as never,
    })
  })
  beforeEach(() => {
    asked = []
  })
  afterAll(() => graphql.stop())

  const read = async (first: number, after: string | null) => {
    const query = `query ($first: Int, $after: String) { candidates(first: $first, after: $after) {
      __typename ... on CandidateConnection { pageInfo { hasNextPage endCursor } } } }`
    const answer = await graphql.ask({ query, variables: { first, after } })
    return (answer as { data: { candidates: { __typename: string; pageInfo?: Page } } }).data.candidates
  }

  // API-48
  it('follow each other, whoever of a page is left out', async () => {
    total = 50
    let cursor: string | null = null
    do {
      const { pageInfo }: { pageInfo?: Page } = await read(20, cursor)
      cursor = pageInfo?.endCursor ?? null
    } while (cursor !== null)
    expect(asked.map(({ offset }) => offset)).toEqual([0, 20, 40])
  })

  // API-52
  it('are refused for options that the search form does not have, by the names of the arguments', async () => {
    const query = `{ candidates(search: { workplaceType: "Moon", sort: "oldest",
      place: { kind: TOWN, latitude: 91, longitude: 0 } }) { ... on InvalidInput { errors { field messages } } } }`
    const { data } = (await graphql.ask({ query })) as { data: { candidates: { errors: { field: string }[] } } }
    expect(data.candidates.errors.map(({ field }) => field).toSorted()).toEqual(['place', 'sort', 'workplaceType'])
    expect(asked).toEqual([])
  })

  // API-48
  it('end where a search ends', async () => {
    total = 30_000
    const cursorAt = (offset: number): string => Buffer.from(`at ${offset}`).toString('base64url')
    expect((await read(20, cursorAt(9_970))).pageInfo?.hasNextPage).toBe(true)
    expect((await read(20, cursorAt(9_990))).pageInfo).toEqual({ hasNextPage: false, endCursor: null })
    expect(asked).toEqual([
      { offset: 9_970, length: 20 },
      { offset: 9_990, length: 10 },
    ])
    expect((await read(20, cursorAt(10_000))).__typename).toBe('InvalidInput')
  })
})
