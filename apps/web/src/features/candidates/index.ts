export { getCachedCandidateName as candidateNameIn } from './api/get-cached-candidate-name.ts'
export {
  type BookmarkView,
  type FoundCandidate,
  type FoundPage,
  bookmarkFromWire,
  hitFromWire,
} from './api/from-wire.ts'
export { isRowHit, rowAttributes } from './api/row-attributes.ts'
export { useReadNear } from './api/use-candidate.ts'
export { ROW_HIGHLIGHTING } from './api/marks-from-wire.ts'
export { candidatesKeys } from './api/keys.ts'
export { bookmarkIdsQuery, type Bookmarks, useBookmarks } from './api/use-bookmarks.ts'
export type { CandidateLens } from './candidate-lens.ts'
export { fullName, rowAvailability } from './format-candidate.ts'
export { CandidateProfile } from './components/CandidateProfile/index.ts'
export { COMPARE_MAX } from './components/Comparison/limits.ts'
export { offerTerms } from './components/MessagePanel/index.ts'
export { CandidateCard, CandidateCardSkeletons } from './components/CandidateCard/index.ts'
export { ResultRow, type ResultRowProps, RowSkeletons } from './components/ResultRow/index.ts'
export { BookmarkModalHost } from './components/drawer/BookmarkModalHost.tsx'
export { SearchAccessNote } from './components/SearchAccessNote.tsx'
export { CandidateDrawerHost, ComparisonHost, loadCandidateDrawerHost, loadComparisonHost } from './lazy.ts'
export { type ComparisonAddress, type ComparisonChoice, useComparison } from './use-comparison.ts'
export { usePeopleKeys } from './use-people-keys.ts'
export { useViewer, toViewer as viewerOf } from './viewer.ts'
