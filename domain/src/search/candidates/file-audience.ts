import { type AttachmentDirectory, findParticipant } from '../../conversations/index.ts'
import type { FileAudience } from '../../files/index.ts'
import { readCandidate, type ReadCandidateDeps } from './read-candidate.ts'

export interface FileAudienceDeps extends ReadCandidateDeps {
  readonly attachments: AttachmentDirectory
}

/** Who may open CVs and attachments, as the search and the conversations decide it. Rule: FILE-9. */
export const createFileAudience = (deps: FileAudienceDeps): FileAudience => ({
  canOpenCv: async (actor, file) => {
    const candidate = await readCandidate(deps)({ actor, candidateUuid: file.ownerUuid })
    return candidate.ok && candidate.value.cvUrl === file.url
  },
  canOpenAttachment: async (actor, file) => {
    const conversations = await deps.attachments.listConversations(file.url)
    return conversations.some((conversation) => findParticipant(conversation, actor) !== null)
  },
})
