import type { ChecklistWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import { toLoadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { useChecklistChange } from './use-checklist-change.ts'
import { saveChecklistCookie, readChecklistCookie } from './checklist-cookie.ts'
import { gettingStartedKeys } from './keys.ts'

const isOpen = ({ dismissed, steps }: ChecklistWire): boolean => !dismissed && steps.some(({ done }) => !done)

/** An employer's getting-started checklist, with the mutation to dismiss it. Rule: ONB-25. */
export function useChecklist() {
  const { calls } = useHiringApi()
  // Read once on entry: a user who has dismissed the checklist must not see a gap in its place.
  const [wasAway] = useState(() => readChecklistCookie() === 'away')
  const query = useQuery({
    queryKey: gettingStartedKeys.checklist,
    // Steps are completed on other pages, so each visit loads them again and shows the last response in the meantime.
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => orThrow(await calls.readChecklist(undefined, { signal })).checklist,
  })
  const { data } = query
  useEffect(() => {
    if (data !== undefined) saveChecklistCookie(isOpen(data) ? 'shown' : 'away')
  }, [data])

  const change = useChecklistChange()
  const read = toLoadable(query)
  return {
    /** The steps to show on the dashboard; null if the checklist is hidden. */
    steps: (data === undefined ? wasAway : !isOpen(data)) ? null : mapLoadable(read, ({ steps }) => steps),
    /** True if the checklist is dismissed; undefined until it has loaded. */
    dismissed: data?.dismissed,
    isDone: data?.steps.every(({ done }) => done) ?? false,
    putAway: change,
  }
}
