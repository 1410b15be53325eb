/** The query keys of candidates. A changed contact invalidates `all`: results, drawer and bookmarks show it. */
export const candidatesKeys = {
  all: ['candidates'],
  candidate: (uuid: string | null) => ['candidates', 'candidate', uuid],
  /** All search results; each query appends its search. */
  found: ['candidates', 'found'],
  /** All lists of bookmarks; the page appends its filter. */
  bookmarks: ['candidates', 'bookmarks'],
  /** Separate from the others, because a changed contact does not affect bookmarks. */
  bookmarkIds: ['bookmark-ids'],
  lastOffer: ['last-offer'],
  offerDraft: (candidateUuid: string) => ['offer-draft', candidateUuid],
} as const
