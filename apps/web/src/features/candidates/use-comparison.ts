import type { CandidateView } from '@guildhall/domain/search'
import { useMemo, useRef } from 'react'
import type { SeenCandidate } from './api/from-wire.ts'
import { COMPARE_MAX } from './components/Comparison/limits.ts'
import { useStableCallback } from '../../shared/hooks/use-stable-callback.ts'

/** The comparison in the address: the candidates in the order of selection, and whether the table is open over the list. */
export interface ComparisonAddress {
  readonly compare: readonly string[]
  readonly table: boolean
}

export interface ComparisonInAddress extends ComparisonAddress {
  /** The candidates on the page, which need not be loaded. */
  readonly people: readonly SeenCandidate[]
  readonly go: (change: Partial<ComparisonAddress>, replace: boolean) => void
  readonly back?: (() => void) | undefined
}

/**
 * The candidates selected for comparison. They are part of the address, so that reload, back and sharing keep them, and they stay selected when the
 * list changes. Rules: SRCH-46, UI-17.
 */
export function useComparison({ compare, table, people, go, back }: ComparisonInAddress) {
  const here = useMemo(
    () => compare.flatMap((uuid) => people.find((person) => person.uuid === uuid) ?? []),
    [compare, people],
  )
  /** The candidates in the table when it was opened from this page; null if it was open on entry. */
  const openedWith = useRef<string | null>(null)

  const choose = (chosen: readonly string[], replace = true): void =>
    go(chosen.length === 0 ? { compare: [], table: false } : { compare: chosen }, replace)
  const remove = (uuid: string): void => choose(compare.filter((other) => other !== uuid))

  const pick = useStableCallback(({ uuid }: CandidateView) =>
    compare.includes(uuid) ? remove(uuid) : choose([...compare, uuid]),
  )

  return {
    compare,
    here,
    isOpen: table && compare.length > 0,
    open: () => {
      openedWith.current = compare.join(',')
      go({ table: true }, false)
    },
    close: () => {
      // Going back would restore candidates who were removed in the meantime.
      if (openedWith.current === compare.join(',') && back !== undefined) back()
      else go({ table: false }, true)
      openedWith.current = null
    },
    choose,
    clear: () => choose([]),
    remove,
    /** The props of a row. */
    row: ({ uuid }: CandidateView) => ({
      isPicked: compare.includes(uuid),
      onPick: !compare.includes(uuid) && compare.length >= COMPARE_MAX ? null : pick,
    }),
  }
}

export type ComparisonChoice = ReturnType<typeof useComparison>
