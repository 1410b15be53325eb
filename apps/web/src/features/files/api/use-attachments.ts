import { MESSAGE_FILES_MAX } from '@guildhall/domain/conversations'
import type { MessageFile } from '@guildhall/domain/conversations'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from './upload-file.ts'
import { validateAttachment } from './validate-attachment.ts'

/** A file attached to the next message. */
export interface Attachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Percent; null once it is uploaded or rejected. */
  readonly progress: number | null
  /** Its address once it is uploaded. */
  readonly url: string | null
  /** Why it was rejected. */
  readonly problem: string | null
}

/** Why the message cannot be sent yet: a file is uploading, or was rejected; null if it can. */
export function getAttachmentBlocker(files: readonly Attachment[]): 'uploading' | 'refused' | null {
  if (files.some(({ progress }) => progress !== null)) return 'uploading'
  return files.some(({ problem }) => problem !== null) ? 'refused' : null
}

export interface Attachments {
  readonly files: readonly Attachment[]
  readonly onFiles: (files: readonly File[]) => void
  /** Aborts an upload, or removes a file. */
  readonly onRemove: (id: string) => void
  /** Takes the uploaded files for the message that is being sent; the list is empty afterwards. */
  readonly takeUploaded: () => readonly MessageFile[]
}

/** Files for the next message, uploaded while it is being written; `filesMax` limits their number. Rules: CONV-37, UI-39. */
export function useAttachments(filesMax = MESSAGE_FILES_MAX): Attachments {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const left = running.current
    return () => {
      for (const upload of left.values()) upload.abort()
    }
  }, [])
  const put = (id: string, change: Partial<Attachment>): void =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...change } : file)))

  const start = async (id: string, file: File): Promise<void> => {
    const upload = new AbortController()
    running.current.set(id, upload)
    const uploaded = await uploadFile(file, (progress) => put(id, { progress }), upload.signal)
    running.current.delete(id)
    if (uploaded === null) return
    put(id, { progress: null, ...(uploaded.ok ? { url: uploaded.url } : { problem: uploaded.message }) })
  }
  return {
    files,
    onFiles: (chosen) => {
      const room = filesMax - files.length
      const added = chosen.slice(0, Math.max(0, room)).map((file) => ({ id: crypto.randomUUID(), file }))
      setFiles([
        ...files,
        ...added.map(({ id, file }) => {
          const problem = validateAttachment(file)
          return { id, name: file.name, size: file.size, progress: problem === null ? 0 : null, url: null, problem }
        }),
      ])
      for (const { id, file } of added) if (validateAttachment(file) === null) void start(id, file)
    },
    onRemove: (id) => {
      running.current.get(id)?.abort()
      setFiles((now) => now.filter((file) => file.id !== id))
    },
    takeUploaded: () => {
      const arrived = files.flatMap(({ url, name }) => (url === null ? [] : [{ url, name }]))
      setFiles([])
      return arrived
    },
  }
}
