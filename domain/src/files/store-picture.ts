import { type Clock, type IdGenerator, err, ok, type Result, type Uuid } from '../shared/index.ts'
import type { FilePurpose, FileRepository, FileStore, Pictures, StoredFile } from './file-store.port.ts'

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MIN_PIXELS = 200

/** An uploaded picture. */
export interface UploadedPicture {
  readonly bytes: Uint8Array
  readonly originalName: string
}

export interface StorePictureDeps {
  readonly clock: Clock
  readonly files: Pick<FileRepository, 'reserveNames'>
  readonly fileStore: Pick<FileStore, 'put'>
  readonly ids: IdGenerator
  readonly pictures: Pictures
}

/** 'too-large' is over 5 MB; 'not-a-picture' is not a picture of at least 200 px per side. */
export type StorePictureProblem = 'too-large' | 'not-a-picture'

/** The path under which stored files are served, followed by the name in the store. */
export const FILES_PATH = '/v0/files/'

const PICTURE_TYPE = 'image/webp'
const SIZED = /-\d+\.webp$/

/** The message for a file that is not a usable picture. */
export const PICTURE_MESSAGE = `Please choose a picture of at least ${IMAGE_MIN_PIXELS} by ${IMAGE_MIN_PIXELS} pixels`

/** The path of a picture in another size (512, 176 or 56 px); other addresses are returned unchanged. */
export const pictureUrl = (url: string, size: 512 | 176 | 56): string => url.replace(SIZED, `-${size}.webp`)

/** Renders a picture without metadata in three sizes and stores them; the caller adds the record. Rule: FILE-5. */
export const storePicture = async (
  deps: StorePictureDeps,
  { bytes, originalName }: UploadedPicture,
  ownerUuid: Uuid,
  purpose: Extract<FilePurpose, 'profile-image' | 'company-image'>,
): Promise<Result<StoredFile, StorePictureProblem>> => {
  if (bytes.length > IMAGE_MAX_BYTES) return err('too-large')
  const rendered = await deps.pictures.render(bytes)
  const largest = rendered?.toSorted((left, right) => right.size - left.size)[0]
  if (rendered === null || largest === undefined) return err('not-a-picture')
  const uuid = deps.ids.uuid()
  const nameOf = (size: number): string => `pictures/${uuid}-${size}.webp`
  const names = rendered.map(({ size }) => nameOf(size))
  const createdAt = deps.clock.now()
  await deps.files.reserveNames(uuid, names, createdAt)
  for (const { size, bytes: content } of rendered) await deps.fileStore.put(nameOf(size), content, PICTURE_TYPE)
  return ok({
    uuid,
    ownerUuid,
    purpose,
    originalName,
    contentType: PICTURE_TYPE,
    size: largest.bytes.length,
    url: `${FILES_PATH}${nameOf(largest.size)}`,
    createdAt,
  })
}
