import { useConversationSearch } from '../api/use-conversation-search.ts'
import { SearchResults, type SearchResultsProps } from '../components/ConversationSearch/index.ts'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'

const hrefOf = (uuid: string): string => `/messages/${uuid}`

/** Searches conversations once typing pauses. Rule: CONV-68. */
export const SearchResultsHost = ({ text, ...props }: Omit<SearchResultsProps, 'list' | 'hrefOf'>) => {
  const paused = useDebounced(text)
  const list = useConversationSearch(paused, props.reader.side)
  return <SearchResults {...props} text={paused} list={list} hrefOf={hrefOf} />
}
