import type { CandidateView } from '@guildhall/domain/search'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { BookmarkView, FoundPage } from './from-wire.ts'
import { candidatesKeys } from './keys.ts'

type ContactFields = Pick<CandidateView, 'messageStatus' | 'contactState'>

/** Updates a contact's state in results, drawer and bookmarks immediately, before any query is loaded again. */
export function patchCandidate(queries: QueryClient, uuid: string, change: ContactFields): void {
  const patched = <C extends CandidateView>(candidate: C): C =>
    candidate.uuid === uuid ? { ...candidate, ...change } : candidate
  queries.setQueriesData<InfiniteData<FoundPage>>(
    { queryKey: candidatesKeys.found },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, hits: page.hits.map(patched) })) },
  )
  queries.setQueriesData<CandidateView>({ queryKey: candidatesKeys.candidate(uuid) }, (data) => data && patched(data))
  queries.setQueriesData<readonly BookmarkView[]>({ queryKey: candidatesKeys.bookmarks }, (data) =>
    data?.map((bookmark) => ({ ...bookmark, candidate: patched(bookmark.candidate) })),
  )
}
