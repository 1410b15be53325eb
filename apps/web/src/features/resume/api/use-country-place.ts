import { findCountry } from '@guildhall/domain/reference'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { placesKeys } from '../../../shared/places/keys.ts'

/** The place of a country by its code: the initial location in the form if the sign-up has a country. */
export const useCountryPlace = (code: string | null) => {
  const name = code === null ? undefined : findCountry(code)?.name
  return useQuery({
    queryKey: placesKeys.country(code),
    queryFn: async () => {
      const { places } = orThrow(await api.searchPlaces({ query: { q: name ?? '', types: 'country', limit: 5 } }))
      return places.find(({ countryCode }) => countryCode === code) ?? null
    },
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
