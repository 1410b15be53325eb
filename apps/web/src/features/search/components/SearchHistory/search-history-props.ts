import type { HistoryView } from '../../api/search-from-wire.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'

export interface SearchHistoryProps {
  readonly history: Loadable<readonly HistoryView[]>
  readonly now: Date
  readonly onChoose: (entry: HistoryView) => void
  readonly onRemove: (entry: HistoryView) => void
  readonly onClear: () => void
}
