import { useInfiniteQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { conversationsKeys } from './keys.ts'

/** A file of a message. */
export interface SharedFileEntry {
  readonly name: string
  readonly url: string
  readonly isOwn: boolean
  readonly sentAt: Date
}

/** The files loaded so far, newest first. */
export interface SharedFileList {
  readonly files: readonly SharedFileEntry[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

/** The files of a conversation's messages. Rule: CONV-72. */
export function useSharedFiles(conversationUuid: string): Loadable<SharedFileList> {
  const query = useInfiniteQuery({
    queryKey: conversationsKeys.files(conversationUuid),
    staleTime: 0,
    queryFn: async ({ pageParam, signal }) => {
      const sent = { params: { uuid: conversationUuid }, query: pageParam === null ? {} : { cursor: pageParam } }
      return orThrow(await api.listConversationFiles(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return toLoadable({
    ...query,
    data: data && {
      files: data.pages
        .flatMap(({ files }) => files)
        .map((file) => ({
          name: file.original_name,
          url: file.file_url,
          isOwn: file.own,
          sentAt: new Date(file.sentAt),
        })),
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      onLoadMore: () => void fetchNextPage(),
    },
  })
}
