import type { CandidateBlocks, Conversation, HiddenCandidates } from '../../src/index.ts'

/** The candidates whom companies have blocked, without a conversation or in one, in memory. */
export const hiddenCandidatesOf = (
  all: () => readonly Conversation[],
): { readonly candidateBlocks: CandidateBlocks; readonly hidden: HiddenCandidates } => {
  const blocked = new Map<string, Set<string>>()
  const listHidden = (companyUuid: string): readonly string[] => [
    ...new Set([
      ...all()
        .filter((row) => row.companyUuid === companyUuid && row.status === 'blocked')
        .map(({ contractorUuid }) => contractorUuid),
      ...(blocked.get(companyUuid) ?? []),
    ]),
  ]
  return {
    candidateBlocks: {
      exists: async (companyUuid, contractorUuid) => blocked.get(companyUuid)?.has(contractorUuid) ?? false,
      add: async (companyUuid, contractorUuid) => {
        blocked.set(companyUuid, new Set([...(blocked.get(companyUuid) ?? []), contractorUuid]))
      },
    },
    hidden: {
      includes: async (companyUuid, contractorUuid) => listHidden(companyUuid).includes(contractorUuid),
      among: async (companyUuid, uuids) => new Set(listHidden(companyUuid).filter((uuid) => uuids.includes(uuid))),
      forSearch: async (companyUuid) => ({ companyKeys: [], excludedUuids: listHidden(companyUuid) }),
    },
  }
}
