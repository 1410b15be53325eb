import type { FileRepository, StoredFile } from '../../files/index.ts'
import { type Uuid } from '../../shared/index.ts'

export const MESSAGE_FILES_MAX = 5

/** Rule: FILE-7. */
export const FILE_ERROR_MESSAGE = 'There was an error processing the file. Please try again.'

/** The words for more files than a message takes. Rule: CONV-37. */
export const TOO_MANY_FILES_MESSAGE = `A message takes up to ${MESSAGE_FILES_MAX} files`

/** The message files of these addresses, in their order; null where one is not a message file that this person uploaded here. Rule: FILE-6. */
export const findOwnMessageFiles = async (
  files: Pick<FileRepository, 'findByUrl'>,
  urls: readonly string[],
  ownerUuid: Uuid,
): Promise<readonly StoredFile[] | null> => {
  const found = await Promise.all(urls.map((url) => files.findByUrl(url)))
  const own = found.filter((file) => file !== null && file.ownerUuid === ownerUuid && file.purpose === 'message')
  return own.length === urls.length ? own.filter((file) => file !== null) : null
}

/** Marks files as used, in the transaction that uses them; false where one is gone by now. */
export const markFilesUsed = async (
  files: Pick<FileRepository, 'markUsed'>,
  used: readonly StoredFile[],
  at: Date,
): Promise<boolean> => {
  for (const { uuid } of used) if (!(await files.markUsed(uuid, at))) return false
  return true
}
