import { useCallback, useEffect, useState } from 'react'

/** The bytes of a chosen file, or an address in this application. */
export type FileSource = Blob | string

/** Undefined while loading, null after a failure. */
export function useBlob(source: FileSource): Blob | null | undefined {
  const [read, setRead] = useState<{ readonly source: FileSource; readonly blob: Blob | null } | null>(null)
  useEffect(() => {
    if (typeof source !== 'string') return undefined
    const leaving = new AbortController()
    const take = (blob: Blob | null): void => {
      if (!leaving.signal.aborted) setRead({ source, blob })
    }
    fetch(source, { signal: leaving.signal }).then(
      async (response) => take(response.ok ? await response.blob() : null),
      () => take(null),
    )
    return () => leaving.abort()
  }, [source])
  if (typeof source !== 'string') return source
  return read?.source === source ? read.blob : undefined
}

/** Sets the blob as an element's source while it is mounted, with the type that the viewer needs. */
export const useBlobSource = (blob: Blob, type: string) =>
  useCallback(
    (element: Element | null) => {
      if (element === null) return undefined
      const url = URL.createObjectURL(blob.type === type || type === '' ? blob : new Blob([blob], { type }))
      element.setAttribute('src', url)
      return () => URL.revokeObjectURL(url)
    },
    [blob, type],
  )
