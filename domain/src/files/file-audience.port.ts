import type { Actor } from '../identity/index.ts'
import type { StoredFile } from './file-store.port.ts'

/** Says who besides its owner may open a document, by what the document is for. */
export interface FileAudience {
  /** Whether somebody is shown this CV with its contractor. */
  canOpenCv(actor: Actor, file: StoredFile): Promise<boolean>
  /** Whether somebody takes part in a conversation that carries this file. */
  canOpenAttachment(actor: Actor, file: StoredFile): Promise<boolean>
}
