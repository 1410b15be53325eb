import type { CandidateView } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { COMPARE_MAX } from '../../patterns/Comparison/limits.ts'
import { ApiFailure, orThrow } from '../api.ts'
import { useSteady } from '../use-steady.ts'
import { candidateFromWire } from './from-wire.ts'
import { useHiringApi } from './hiring-api.ts'
import { say } from '../../words/index.ts'

/** What the address says of a comparison: who, in the order in which they were chosen, and whether the table lies over the list. */
export interface ComparisonAddress {
  readonly compare: readonly string[]
  readonly table: boolean
}

export interface ComparisonInAddress extends ComparisonAddress {
  /** Who is on the page, and needs no reading. */
  readonly people: readonly CandidateView[]
  readonly go: (change: Partial<ComparisonAddress>, replace: boolean) => void
  readonly back?: (() => void) | undefined
}

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

/**
 * The people who are chosen to be compared. They stand in the address, so that reload, back and sharing keep them, and stay while the list
 * changes; whoever cannot be seen (any more) leaves it, and that is said. Source: D20; ui 1 and 15.
 */
export function useComparison({ compare, table, people, go, back }: ComparisonInAddress) {
  const { calls } = useHiringApi()
  const here = compare.map((uuid) => people.find((person) => person.uuid === uuid))
  const read = useQueries({
    queries: compare.map((uuid, place) => ({
      queryKey: ['candidate', uuid],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CandidateView> =>
        candidateFromWire(orThrow(await calls.readCandidate({ params: { id: uuid } }, { signal })).user),
      enabled: here[place] === undefined,
    })),
  })
  const picked = compare.flatMap((_, place) => here[place] ?? read[place]?.data ?? [])
  const gone = compare.filter((_, place) => here[place] === undefined && isGone(read[place]?.error)).join(',')
  /** Who was in the table when it was opened from this page; null where it came with the address. */
  const openedWith = useRef<string | null>(null)

  const choose = (chosen: readonly string[], replace = true): void =>
    go(chosen.length === 0 ? { compare: [], table: false } : { compare: chosen }, replace)
  const remove = (uuid: string): void => choose(compare.filter((other) => other !== uuid))

  useEffect(() => {
    if (gone === '') return
    const left = gone.split(',')
    choose(compare.filter((uuid) => !left.includes(uuid)))
    toasts.show({
      text:
        left.length === 1
          ? say('One of the people to compare cannot be shown to you any more.')
          : say('{left} of the people to compare cannot be shown to you any more.', { left: left.length }),
    })
    // Once for those who have gone; what else changes meanwhile is no reason to say it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [gone])

  const pick = useSteady(({ uuid }: CandidateView) =>
    compare.includes(uuid) ? remove(uuid) : choose([...compare, uuid]),
  )

  return {
    picked,
    count: compare.length,
    isOpen: table && compare.length > 0,
    isLoading: picked.length < compare.length,
    open: () => {
      openedWith.current = compare.join(',')
      go({ table: true }, false)
    },
    close: () => {
      // Back would bring back whoever was taken out meanwhile.
      if (openedWith.current === compare.join(',') && back !== undefined) back()
      else go({ table: false }, true)
      openedWith.current = null
    },
    clear: () => choose([]),
    remove,
    /** What a row is told of it. */
    row: ({ uuid }: CandidateView) => ({
      isPicked: compare.includes(uuid),
      onPick: !compare.includes(uuid) && compare.length >= COMPARE_MAX ? null : pick,
    }),
  }
}

export type ComparisonChoice = ReturnType<typeof useComparison>
