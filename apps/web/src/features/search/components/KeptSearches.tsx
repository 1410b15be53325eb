import type { SearchParameters } from '@guildhall/domain/search'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { useHistoryDeletion } from '../api/use-history-deletion.ts'
import { useSearchHistoryList } from '../api/use-search-history.ts'
import { SavedSearchesHost } from './SavedSearchesHost.tsx'
import { SearchHistory } from './SearchHistory/index.ts'

export interface KeptSearchesProps {
  readonly search: SearchParameters
  readonly now: Date
  readonly onChange: (search: SearchParameters) => void
}

/** The history and the saved searches, each behind a button. */
export const KeptSearches = ({ search, now, onChange }: KeptSearchesProps) => {
  const history = toLoadable(useSearchHistoryList())
  const deletion = useHistoryDeletion()
  return (
    <>
      <SearchHistory
        history={history}
        now={now}
        onChoose={({ parameters }) => onChange(parameters)}
        onRemove={deletion.removeOne}
        onClear={deletion.removeAll}
      />
      <SavedSearchesHost search={search} onChange={onChange} />
    </>
  )
}
