import type { Actor } from '../identity/index.ts'
import type { FileAudience } from './file-audience.port.ts'
import type { StoredFile } from './file-store.port.ts'

export interface FileAccessDeps {
  readonly fileAudience: FileAudience
}

/**
 * Whether somebody may open a document: its owner always; a CV whoever is shown its address with the candidate, so that one that was
 * replaced, hidden or kept for after an acceptance is not there; a message's file whoever takes part in a conversation that carries it.
 * Rule: FILE-9.
 */
export const canOpenFile =
  ({ fileAudience }: FileAccessDeps) =>
  async (actor: Actor, file: StoredFile): Promise<boolean> => {
    if (file.purpose !== 'cv' && file.purpose !== 'message') return false
    if (file.ownerUuid === actor.accountUuid) return true
    return file.purpose === 'cv' ? fileAudience.canOpenCv(actor, file) : fileAudience.canOpenAttachment(actor, file)
  }
