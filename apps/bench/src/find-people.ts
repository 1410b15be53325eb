import { defaultSearch, toCandidateQuery, type CandidateDocument, type CandidateIndex } from '@guildhall/domain/search'
import type { Product } from '@guildhall/server'

/** The first people of a search by job title, at most `length`; an empty title finds everybody. Nobody is hidden from it. */
export async function findPeople(
  { ports }: Product,
  index: CandidateIndex,
  { jobTitle = '', length }: { readonly jobTitle?: string; readonly length: number },
): Promise<readonly CandidateDocument[]> {
  const search = { ...defaultSearch, jobTitle }
  const query = toCandidateQuery(search, await ports.exchangeRates.current(), { offset: 0, length })
  const unrestricted = { insidePlace: null, companyKeys: [], excludedUuids: [], changedAfter: null }
  const { hits } = await index.search({ ...query, ...unrestricted })
  return hits.map(({ document }) => document)
}
