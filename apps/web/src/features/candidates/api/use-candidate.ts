import type { CandidateView } from '@guildhall/domain/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { candidateQuery } from './candidate-query.ts'
import type { SeenCandidate } from './from-wire.ts'

/** Whether the drawer needs the details of a candidate besides what the list has, if they are in it. Rule: UI-52. */
export const needsDetails = (hit: SeenCandidate | undefined): boolean =>
  hit === undefined ||
  hit.isRow === true ||
  hit.workExperiences.length === 0 ||
  hit.qualifications.length === 0 ||
  hit.messageStatus === 'active'

/**
 * The candidate in the drawer: what the list has immediately, completed by a details request if it is a row, if experience or education is missing, if a
 * running conversation may show more, or if the address names a candidate who is not on the page. `isIncomplete`: parts are not there
 * (yet). Rules: SRCH-28, UI-52.
 */
export function useCandidate(uuid: string | null, hit: SeenCandidate | undefined) {
  const query = useQuery({
    ...candidateQuery(useHiringApi(), uuid),
    enabled: uuid !== null && needsDetails(hit),
  })
  const candidate: CandidateView | undefined = query.data ?? hit
  return {
    candidate,
    isLoadingDetails: query.isLoading,
    isIncomplete: query.data === undefined && hit?.isRow === true,
    problem: query.error?.message ?? null,
    retry: () => void query.refetch(),
  }
}

/** Reads the neighbours of an open candidate, so that they are there when they are asked for. Rule: SRCH-99. */
export function useReadAhead(people: readonly (SeenCandidate | undefined)[], isOn: boolean): void {
  const queries = useQueryClient()
  const api = useHiringApi()
  const wanted = people.flatMap((person) => (person !== undefined && needsDetails(person) ? [person.uuid] : []))
  const list = wanted.join(' ')
  useEffect(() => {
    if (!isOn || list === '') return
    for (const uuid of list.split(' ')) void queries.prefetchQuery(candidateQuery(api, uuid))
  }, [api, isOn, list, queries])
}

/** Somebody who only passes over a row reads nothing. In milliseconds. */
const REST_MS = 80

/** Reads a profile while the pointer or the focus rests on its row; null when it leaves. Rule: SRCH-99. */
export function useReadNear(): (uuid: string | null) => void {
  const queries = useQueryClient()
  const api = useHiringApi()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (uuid) => {
      clearTimeout(timer.current)
      if (uuid === null) return
      timer.current = setTimeout(() => void queries.prefetchQuery(candidateQuery(api, uuid)), REST_MS)
    },
    [api, queries],
  )
}
