import type { AgedFacts, SweptKind } from '../../src/index.ts'

/** What ages, as its instants alone. */
export const fakeAgedFacts = () => {
  const facts = new Map<SweptKind, readonly Date[]>()
  const of = (kind: SweptKind): readonly Date[] => facts.get(kind) ?? []
  const agedFacts: AgedFacts = {
    remove: async (kind, before, limit) => {
      const gone = new Set(
        of(kind)
          .filter((instant) => instant <= before)
          .slice(0, limit),
      )
      facts.set(
        kind,
        of(kind).filter((instant) => !gone.has(instant)),
      )
      return gone.size
    },
  }
  return {
    agedFacts,
    put: async (kind: SweptKind, instants: readonly Date[]) => {
      facts.set(kind, [...of(kind), ...instants.map((instant) => new Date(instant))])
    },
    left: async (kind: SweptKind) => of(kind).length,
  }
}
