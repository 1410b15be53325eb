import { useInfiniteQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { resumeKeys } from './keys.ts'

const PAGE_SIZE = 5

/** The companies that opened the CV, in pages, newest first. Rule: FILE-12. */
export const useCvViews = () =>
  useInfiniteQuery({
    queryKey: resumeKeys.cvViews,
    queryFn: async ({ pageParam, signal }) =>
      orThrow(
        await api.listCvViews(
          { query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
