import type { Actor } from '../identity/index.ts'
import type { StoredFile } from './file-store.port.ts'

/** Decides who besides its owner may open a document, by its purpose. */
export interface FileAudience {
  /** Whether the actor sees this CV with its contractor. */
  canOpenCv(actor: Actor, file: StoredFile): Promise<boolean>
  /** Whether the actor takes part in a conversation that contains this file. */
  canOpenAttachment(actor: Actor, file: StoredFile): Promise<boolean>
}
