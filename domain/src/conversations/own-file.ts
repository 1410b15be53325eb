import type { FileRepository } from '../profiles/index.ts'
import type { Uuid } from '../shared/index.ts'

/** Whether an address is a message file that this person uploaded here: foreign addresses never pass. Source: D12. */
export const isOwnMessageFile = async (
  files: Pick<FileRepository, 'findByUrl'>,
  url: string,
  ownerUuid: Uuid,
): Promise<boolean> => {
  const file = await files.findByUrl(url)
  return file !== null && file.ownerUuid === ownerUuid && file.purpose === 'message'
}
