import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../api/client.ts'
import type { ServerForm } from './form-in-progress.ts'
import { draftsKeys } from './keys.ts'

/** How long a form waits for what the server keeps of it, before it opens with what this browser keeps. */
const PATIENCE_MS = 2_000

/**
 * What the server keeps of a section that is begun; undefined where it could not say. It is asked once for every opening of the form, and a
 * slow or lost line does not hold the form up.
 */
export function useServerForm(section: string) {
  return useQuery({
    queryKey: draftsKeys.section(section),
    queryFn: async ({ signal }): Promise<ServerForm | null> => {
      const isLate = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      return orThrow(await api.readSectionDraft({ params: { section } }, { signal: isLate })).draft
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
