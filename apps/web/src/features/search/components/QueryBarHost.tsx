import { useQuerySuggestions } from '../api/use-suggestions.ts'
import { QueryBar, type QueryBarProps } from './QueryBar/index.ts'

export type QueryBarHostProps = Pick<QueryBarProps, 'handle' | 'isWide' | 'onSearch' | 'query'>

/** The query bar with its suggestions, loaded while the user types. */
export const QueryBarHost = (props: QueryBarHostProps) => <QueryBar {...useQuerySuggestions()} {...props} />
