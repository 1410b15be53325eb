import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../api/client.ts'
import type { ServerForm } from './form-in-progress.ts'
import { draftsKeys } from './keys.ts'

/** How long a form waits for the server's draft before it opens with the one of this browser. */
const PATIENCE_MS = 2_000

/**
 * The server's draft of a section; undefined if it could not be loaded. It is loaded once each time the form opens, and a slow or lost connection
 * does not delay the form.
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
