import { routeIndex } from '@guildhall/rest-contract/client'
import { t } from '../../../shared/i18n/index.ts'

/** An uploaded file, or why it failed; null if it was aborted. */
export type Uploaded =
  | { readonly ok: true; readonly url: string; readonly name: string }
  | { readonly ok: false; readonly message: string }
  | null

const LOST = t('You seem to be offline. Please try again.')

const answerOf = (request: XMLHttpRequest): Uploaded => {
  const body = request.response as { file_url?: string; original_name?: string; message?: string } | null
  if (request.status === 201 && body?.file_url !== undefined) {
    return { ok: true, url: body.file_url, name: body.original_name ?? '' }
  }
  return { ok: false, message: body?.message ?? LOST }
}

/** Uploads a file for a message and reports its progress in percent. Rule: UI-39. */
export const uploadFile = (file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<Uploaded> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('target', 'message')
    form.append('file', file)
    request.open(routeIndex.uploadFile.method, routeIndex.uploadFile.path)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((loaded / total) * 100))
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => resolve({ ok: false, message: LOST }))
    request.addEventListener('abort', () => resolve(null))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
