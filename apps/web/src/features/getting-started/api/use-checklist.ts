import type { ChecklistWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import { loadableOf, mapLoadable } from '../../../shared/loadable/loadable.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { useChecklistChange } from './use-checklist-change.ts'
import { keepChecklistCookie, readChecklistCookie } from './checklist-cookie.ts'
import { gettingStartedKeys } from './keys.ts'

const isOpen = ({ dismissed, steps }: ChecklistWire): boolean => !dismissed && steps.some(({ done }) => !done)

/** An employer's first steps as the server keeps them, and putting them away. Rule: ONB-25. */
export function useChecklist() {
  const { calls } = useHiringApi()
  // Looked at once, when the page comes: whoever had put the steps away sees no gap where they would stand.
  const [wasAway] = useState(() => readChecklistCookie() === 'away')
  const query = useQuery({
    queryKey: gettingStartedKeys.checklist,
    // Its steps are taken on other pages: each visit asks anew, and shows the last answer meanwhile.
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => orThrow(await calls.readChecklist(undefined, { signal })).checklist,
  })
  const { data } = query
  useEffect(() => {
    if (data !== undefined) keepChecklistCookie(isOpen(data) ? 'shown' : 'away')
  }, [data])

  const change = useChecklistChange()
  const read = loadableOf(query)
  return {
    /** The steps to show on the dashboard; null where there is nothing to show. */
    steps: (data === undefined ? wasAway : !isOpen(data)) ? null : mapLoadable(read, ({ steps }) => steps),
    /** Whether it is put away; undefined until the server has said so. */
    dismissed: data?.dismissed,
    isDone: data?.steps.every(({ done }) => done) ?? false,
    putAway: change,
  }
}
