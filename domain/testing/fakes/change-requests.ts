import type { ChangeRequest, ChangeRequestRepository } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** What providers are asked for, in memory. */
export const fakeChangeRequests = (): ChangeRequestRepository &
  Restorable & { readonly all: () => readonly ChangeRequest[] } => {
  const { rows, snapshot } = memory<string, ChangeRequest>()
  const listOpen = () => [...rows.values()].filter(({ status }) => status === 'requested')
  return {
    snapshot,
    all: () => [...rows.values()],
    add: async (request) => {
      if (rows.has(request.key)) throw new Error(`The key ${request.key} is known`)
      if (request.status === 'requested' && listOpen().some(({ companyUuid }) => companyUuid === request.companyUuid))
        throw new Error('The company has a request that is not settled')
      rows.set(request.key, request)
    },
    save: async (request) => void rows.set(request.key, request),
    findByKey: async (key) => rows.get(key) ?? null,
    findOpen: async (company) => listOpen().find(({ companyUuid }) => companyUuid === company) ?? null,
    listStuck: async (now, limit) =>
      listOpen()
        .filter(({ askedUntil }) => askedUntil <= now)
        .toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime())
        .slice(0, limit),
  }
}
