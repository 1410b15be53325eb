import { participantOf } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import type { StoredFile } from '../profiles/index.ts'
import { readCandidate, type ReadCandidateDeps } from '../search/index.ts'
import type { AttachmentDirectory } from './attachment-directory.port.ts'

export interface FileRightsDeps extends ReadCandidateDeps {
  readonly attachments: AttachmentDirectory
}

/**
 * Whether somebody may open a document: its owner always; a CV whoever is shown its address with the candidate, so that one that was
 * replaced, hidden or kept for after an acceptance is not there; a message's file whoever takes part in a conversation that carries it.
 * Source: D2, D7, D12.
 */
export const mayOpenFile =
  (deps: FileRightsDeps) =>
  async (actor: Actor, file: StoredFile): Promise<boolean> => {
    if (file.purpose !== 'cv' && file.purpose !== 'message') return false
    if (file.ownerUuid === actor.accountUuid) return true
    if (file.purpose === 'cv') {
      const candidate = await readCandidate(deps)({ actor, candidateUuid: file.ownerUuid })
      return candidate.ok && candidate.value.cvUrl === file.url
    }
    const conversations = await deps.attachments.conversationsWith(file.url)
    return conversations.some((conversation) => participantOf(conversation, actor) !== null)
  }
