import type { SearchParameters } from '@guildhall/domain/search'
import type { SavedSearchView } from '../../api/search-from-wire.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'

export interface SavedSearchesProps {
  readonly saved: Loadable<readonly SavedSearchView[]>
  /** The current search. */
  readonly search: SearchParameters
  /** The saved search that was selected last, which the current search may update. */
  readonly active: string | null
  readonly onChoose: (saved: SavedSearchView) => void
  readonly onSaveNew: () => void
  readonly onUpdate: (saved: SavedSearchView) => void
  readonly onDigest: (saved: SavedSearchView, digest: SavedSearchView['digest']) => void
  readonly onShare: (saved: SavedSearchView) => void
  readonly onRemove: (saved: SavedSearchView) => void
}
