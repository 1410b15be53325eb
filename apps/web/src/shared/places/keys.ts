/** The query keys of places. */
export const placesKeys = {
  search: (typed: string) => ['places', typed],
  country: (code: string | null) => ['places', 'country', code],
} as const
