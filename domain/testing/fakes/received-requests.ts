import type { Conversation, ConversationStatus, ReceivedRequests } from '../../src/index.ts'
import { startOfSearchDay } from '../../src/index.ts'

/** Statuses that count as an answer; the fake does not record when it was given. */
const answers: ReadonlySet<ConversationStatus> = new Set(['active', 'closed', 'declined'])

/** Counts requests in memory. */
export const receivedRequestsOf = (all: () => readonly Conversation[]): ReceivedRequests => ({
  countByDay: async (contractorUuid, since) => {
    const days = new Map<number, { received: number; answered: number }>()
    for (const row of all()) {
      if (row.contractorUuid !== contractorUuid || row.createdAt < since) continue
      const day = startOfSearchDay(row.createdAt).getTime()
      const { answered, received } = days.get(day) ?? { received: 0, answered: 0 }
      days.set(day, { received: received + 1, answered: answered + (answers.has(row.status) ? 1 : 0) })
    }
    return [...days].toSorted(([a], [b]) => a - b).map(([day, counts]) => ({ day: new Date(day), ...counts }))
  },
})
