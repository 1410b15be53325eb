import type { ExpiredData, ExpiringKind } from '../../src/index.ts'

/** Expiring data in memory, only as instants. */
export const fakeExpiredData = () => {
  const facts = new Map<ExpiringKind, readonly Date[]>()
  const needed = new Map<ExpiringKind, number>()
  const of = (kind: ExpiringKind): readonly Date[] => facts.get(kind) ?? []
  const expiredData: ExpiredData = {
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
    expiredData,
    put: async (kind: ExpiringKind, instants: readonly Date[]) => {
      facts.set(kind, [...of(kind), ...instants.map((instant) => new Date(instant))])
    },
    putNeeded: async (kind: ExpiringKind) => {
      needed.set(kind, (needed.get(kind) ?? 0) + 1)
    },
    left: async (kind: ExpiringKind) => of(kind).length + (needed.get(kind) ?? 0),
  }
}
