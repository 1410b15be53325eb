import type { Actor } from '../identity/index.ts'
import type { FileAudience } from './file-audience.port.ts'
import type { StoredFile } from './file-store.port.ts'

export interface FileAccessDeps {
  readonly fileAudience: FileAudience
}

/**
 * Whether an actor may open a document: its owner always; a CV everybody who sees it with the candidate, so not one that was replaced, is
 * hidden or is shared only after an acceptance; a message's file the participants of a conversation that contains it. Rule: FILE-9.
 */
export const canOpenFile =
  ({ fileAudience }: FileAccessDeps) =>
  async (actor: Actor, file: StoredFile): Promise<boolean> => {
    if (file.purpose !== 'cv' && file.purpose !== 'message') return false
    if (file.ownerUuid === actor.accountUuid) return true
    return file.purpose === 'cv' ? fileAudience.canOpenCv(actor, file) : fileAudience.canOpenAttachment(actor, file)
  }
