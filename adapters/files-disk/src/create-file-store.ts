import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { isObjectName, type FileStore } from '@guildhall/domain/files'

/**
 * Stores files in a local folder, which only the user of this process can open. Files are written atomically; the content type is stored beside
 * each. Rules: FILE-8, FILE-18.
 */
export function createFileStore({ folder }: { folder: string }): FileStore {
  const placeOf = (name: string): string => {
    if (!isObjectName(name)) throw new Error('A file name that the product did not make')
    return join(folder, name)
  }
  return {
    async put(name, bytes, contentType) {
      const place = placeOf(name)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await writeWhole(`${place}.type`, Buffer.from(contentType))
      await writeWhole(place, bytes)
    },
    async get(name) {
      if (!isObjectName(name)) return null
      const place = placeOf(name)
      const [bytes, contentType] = await Promise.all([readOrNull(place), readOrNull(`${place}.type`)])
      return bytes === null || contentType === null ? null : { bytes, contentType: contentType.toString('utf8') }
    },
    async stream(name) {
      if (!isObjectName(name)) return null
      const handle = await open(placeOf(name), 'r').catch(nullIfAbsent)
      if (handle === null) return null
      const { size } = await handle.stat()
      return { bytes: handle.createReadStream(), size }
    },
    async remove(name) {
      const place = placeOf(name)
      await Promise.all([rm(place, { force: true }), rm(`${place}.type`, { force: true })])
    },
    isHealthy: () => Promise.resolve(true),
  }
}

async function writeWhole(place: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${place}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await rename(draft, place)
}

const readOrNull = (place: string): Promise<Buffer | null> => readFile(place).catch(nullIfAbsent)

const nullIfAbsent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null
  throw error
}
