import { afterAll, beforeAll, beforeEach } from 'vitest'
import type {
  CandidateDocument,
  CandidateIndex,
  IndexResult,
  IndexQuery,
  SynonymGroups,
} from '../../../src/search/index.ts'
import { candidateDocument, indexQuery } from '../../builders/candidate-documents.ts'

export interface OpenCandidateIndex {
  readonly index: CandidateIndex
  close(): Promise<void>
}

/** Opens an empty index with these synonyms; called once for each suite. */
export type CreateCandidateIndex = (synonyms: SynonymGroups) => Promise<OpenCandidateIndex>

export const CONTRACT_SYNONYMS: SynonymGroups = [
  ['developer', 'dev', 'programmer'],
  ['QA', 'tester', 'quality assurance'],
  ['C#', 'csharp'],
]

export interface CandidateIndexHarness {
  readonly index: () => CandidateIndex
  /** Puts people, numbered from 1 in the given order. */
  readonly people: (...people: readonly Partial<CandidateDocument>[]) => Promise<void>
  readonly search: (query?: Partial<IndexQuery>) => Promise<IndexResult>
  /** The numbers of the people found, in order. */
  readonly found: (query?: Partial<IndexQuery>) => Promise<readonly number[]>
}

/** One index for the tests of a suite, empty before each. */
export const candidateIndexHarness = (create: CreateCandidateIndex): CandidateIndexHarness => {
  let open: OpenCandidateIndex | undefined
  const index = (): CandidateIndex => {
    if (!open) throw new Error('The index is open during tests only')
    return open.index
  }
  const search = (query: Partial<IndexQuery> = {}): Promise<IndexResult> => index().search(indexQuery(query))
  beforeAll(async () => {
    open = await create(CONTRACT_SYNONYMS)
  })
  beforeEach(async () => {
    const { hits } = await search({ length: 10_000 })
    await index().remove(hits.map(({ document }) => document.uuid))
  })
  afterAll(async () => open?.close())
  return {
    index,
    search,
    people: (...people) => index().put(people.map((person, place) => candidateDocument(place + 1, person))),
    found: async (query) => (await search(query)).hits.map(({ document }) => numberOf(document)),
  }
}

const numberOf = ({ uuid }: CandidateDocument): number => Number.parseInt(uuid.slice(-12), 16)
