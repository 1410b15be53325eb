import { createUploadClient } from './upload-client.ts'

/** An uploaded file, or why it failed; null if it was aborted. */
export type Uploaded =
  | { readonly ok: true; readonly url: string; readonly name: string }
  | { readonly ok: false; readonly message: string }
  | null

const PERCENT = 100

/** Uploads a file for a message and reports its progress in percent. Rule: UI-39. */
export const uploadFile = async (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> => {
  const client = createUploadClient((share) => onProgress(share * PERCENT))
  const answer = await client.uploadFile({ file, fields: { target: 'message' } }, { signal })
  if (answer.ok) return { ok: true, url: answer.value.file_url, name: answer.value.original_name }
  if (answer.problem === 'aborted') return null
  return { ok: false, message: Object.values(answer.errors).flat()[0] ?? answer.message }
}
