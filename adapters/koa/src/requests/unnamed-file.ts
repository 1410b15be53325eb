import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'

/** A temporary file without a name: the system frees it when it is closed, also if this process is killed. */
export interface UnnamedFile {
  /** Receives what is to be written. */
  readonly input: Writable
  /** What was written. */
  read(): Promise<Buffer>
  /** Removes it, after writes that are under way. */
  close(): Promise<void>
}

const openUnnamed = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `guildhall-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return handle
}

/** Opens a temporary file that nobody else can open. Rule: FILE-19. */
export const createUnnamedFile = (): UnnamedFile => {
  const opening = openUnnamed()
  // Reported by the first write, or never needed.
  opening.catch(() => undefined)
  const append = async (piece: Buffer, _encoding: string): Promise<void> => (await opening).appendFile(piece)
  const input = new Writable({ write: callbackify(append) })
  return {
    input,
    read: async () => buffer((await opening).createReadStream({ start: 0, autoClose: false })),
    close: async () => {
      input.destroy()
      await opening.then(
        (handle) => handle.close(),
        () => undefined,
      )
    },
  }
}
