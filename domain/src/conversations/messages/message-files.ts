import type { FileRepository, StoredFile } from '../../files/index.ts'
import { type Uuid } from '../../shared/index.ts'

export const MESSAGE_FILES_MAX = 5

/** Rule: FILE-7. */
export const FILE_ERROR_MESSAGE = 'There was an error processing the file. Please try again.'

/** The message for too many files. Rule: CONV-37. */
export const TOO_MANY_FILES_MESSAGE = `A message takes up to ${MESSAGE_FILES_MAX} files`

/** The message files with these paths, in this order; null if one is not a message file that this person uploaded. Rule: FILE-6. */
export const findOwnMessageFiles = async (
  files: Pick<FileRepository, 'findByUrl'>,
  urls: readonly string[],
  ownerUuid: Uuid,
): Promise<readonly StoredFile[] | null> => {
  const found = await Promise.all(urls.map((url) => files.findByUrl(url)))
  const own = found.filter((file) => file !== null && file.ownerUuid === ownerUuid && file.purpose === 'message')
  return own.length === urls.length ? own.filter((file) => file !== null) : null
}

/** Marks files as used, in the transaction that uses them; false if one does not exist any more. */
export const markFilesUsed = async (
  files: Pick<FileRepository, 'markUsed'>,
  used: readonly StoredFile[],
  at: Date,
): Promise<boolean> => {
  for (const { uuid } of used) if (!(await files.markUsed(uuid, at))) return false
  return true
}
