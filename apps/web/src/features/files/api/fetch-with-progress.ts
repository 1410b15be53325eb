/** Reports the share of a body that has been sent, 0 to 1. */
export type OnProgress = (share: number) => void

const headersOf = (init: RequestInit): readonly (readonly [string, string])[] => [
  ...new Headers(init.headers).entries(),
]

const responseOf = (request: XMLHttpRequest): Response => {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const isEmpty = request.status === 204
  return new Response(isEmpty ? null : request.responseText, { status: request.status, headers })
}

/** A `fetch` for one upload that reports its progress, which the browser's fetch does not. It can be aborted by its signal. */
export const fetchWithProgress =
  (onProgress: OnProgress): typeof fetch =>
  async (input, init = {}) =>
    new Promise((resolve, reject) => {
      init.signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input)
      for (const [name, value] of headersOf(init)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null)
    })
