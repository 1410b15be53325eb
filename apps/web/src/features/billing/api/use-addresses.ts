import type { ApiClient } from '@guildhall/rest-contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import type { AddressSuggestions } from '../components/BillingDetailsForm/index.ts'
import { billingKeys } from './keys.ts'

/** Addresses that complete what is typed; by the client of the sign-up, whose token is not that of a session. Rule: REF-25. */
export function useAddresses(client: Pick<ApiClient, 'searchAddresses'> = api): AddressSuggestions {
  const [typed, setTyped] = useState('')
  const input = useDebounced(typed.trim())
  const query = useQuery({
    queryKey: billingKeys.addresses(input),
    queryFn: async ({ signal }) =>
      orThrow(await client.searchAddresses({ query: { q: input, limit: 5 } }, { signal })).addresses,
    enabled: input !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    found: input === '' ? [] : (query.data ?? []),
    isLoading: query.isFetching || input !== typed.trim(),
    onType: setTyped,
  }
}
