import { type AttachmentDirectory, findParticipant } from '../../conversations/index.ts'
import type { FileAudience } from '../../files/index.ts'
import { readCandidate, type ReadCandidateDeps } from './read-candidate.ts'

export interface FileAudienceDeps extends ReadCandidateDeps {
  readonly attachments: AttachmentDirectory
}

/** Implements the file audience: CVs by the rules of the search, attachments by those of conversations. Rule: FILE-9. */
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
