import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { signInKeys } from './keys.ts'

/** Verifies an address by the link of a mail, once. Rule: IDEN-24. */
export const useVerifyEmail = (uuid: string, hash: string) =>
  useQuery({
    queryKey: signInKeys.verification(uuid, hash),
    queryFn: () => api.verifyEmail({ params: { uuid, hash } }),
    enabled: uuid !== '' && hash !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
