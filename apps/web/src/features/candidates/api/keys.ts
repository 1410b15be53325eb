/** The keys of people as an employer sees them. A contact that changes invalidates `all`: results, drawer and bookmarks show it. */
export const candidatesKeys = {
  all: ['candidates'],
  candidate: (uuid: string | null) => ['candidates', 'candidate', uuid],
  /** Every search result; the search adds which search it is of. */
  found: ['candidates', 'found'],
  /** Every list of bookmarks; their page adds its filter. */
  bookmarks: ['candidates', 'bookmarks'],
  /** Apart from the others: no contact changes who is bookmarked. */
  bookmarkIds: ['bookmark-ids'],
  offerDraft: (candidateUuid: string) => ['offer-draft', candidateUuid],
} as const
