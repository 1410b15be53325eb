import type { ContractorProfile, Impression, ImpressionKind, ImpressionLog, Uuid } from '../../src/index.ts'

type Seen = Pick<ContractorProfile, 'uuid' | 'vettingStatus' | 'paused'>

/** Impressions of these contractors, in memory. */
export const fakeImpressions = (contractors: readonly Seen[]): ImpressionLog => {
  const rows = new Map<string, Omit<Impression, 'candidateUuids'> & { readonly candidateUuid: Uuid }>()
  const count = (candidateUuid: Uuid, day: number, kind: ImpressionKind): number =>
    [...rows.values()].filter(
      (row) => row.candidateUuid === candidateUuid && row.day.getTime() === day && row.kind === kind,
    ).length
  const daysOf = (matches: (row: { readonly candidateUuid: Uuid; readonly day: Date }) => boolean): number[] =>
    [...new Set([...rows.values()].filter(matches).map(({ day }) => day.getTime()))].toSorted((a, b) => a - b)
  return {
    add: async ({ candidateUuids, day, historyUuid, kind }) => {
      for (const { paused, uuid, vettingStatus } of contractors) {
        if (paused || vettingStatus !== 'approved' || !candidateUuids.includes(uuid)) continue
        rows.set([uuid, day.getTime(), kind, historyUuid].join(' '), { candidateUuid: uuid, day, kind, historyUuid })
      }
    },
    countByDay: async (candidateUuid, since) =>
      daysOf((row) => row.candidateUuid === candidateUuid && row.day >= since).map((day) => ({
        day: new Date(day),
        appeared: count(candidateUuid, day, 'appeared'),
        opened: count(candidateUuid, day, 'opened'),
      })),
    findFirstDay: async () => {
      const [first] = daysOf(() => true)
      return first === undefined ? null : new Date(first)
    },
  }
}
