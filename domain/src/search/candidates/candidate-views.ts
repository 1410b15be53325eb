import { toMessageStatus } from '../../conversations/index.ts'
import type { ConversationInbox } from '../../conversations/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { CandidateDocument } from './candidate-document.ts'
import { visibleCandidate } from './visible-candidate.ts'
import type { CandidateView } from './visible-candidate.ts'

/** Adds the company's contact with each candidate, in one query. Rule: CONV-18. */
export const toCandidateViews = async (
  inbox: Pick<ConversationInbox, 'listContactStates'>,
  companyUuid: Uuid,
  documents: readonly CandidateDocument[],
): Promise<readonly CandidateView[]> => {
  if (documents.length === 0) return []
  const states = await inbox.listContactStates(
    companyUuid,
    documents.map(({ uuid }) => uuid),
  )
  return documents.map((document) => {
    const contactState = states.get(document.uuid) ?? null
    return { ...visibleCandidate(document), messageStatus: toMessageStatus(contactState?.status), contactState }
  })
}
