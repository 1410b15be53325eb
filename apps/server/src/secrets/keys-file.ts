import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SecretKeys } from '@guildhall/node-crypto'
import { InvalidConfig } from '../config/invalid-config.ts'
import { parseKeys } from './parse-keys.ts'

const HEADING = '# The keys that seal and sign, newest first. Keep a copy apart from those of the database.'

const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Null if there is no such file; throws `InvalidConfig` for one without keys. */
export async function readKeysFile(file: string): Promise<SecretKeys | null> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const keys = parseKeys(lines)
  if (keys === null) {
    throw new InvalidConfig(`${file} must have a key of 32 bytes or more on each line, in hexadecimal or base64`)
  }
  return keys
}

const writeDraft = async (file: string, keys: SecretKeys): Promise<string> => {
  const draft = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const lines = [HEADING, ...keys.map((key) => Buffer.from(key).toString('hex'))]
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  return draft
}

/** Creates the file, unless another process has just done so. Only the user of this process can read it. */
export async function createKeysFile(file: string, keys: SecretKeys): Promise<void> {
  const draft = await writeDraft(file, keys)
  try {
    await link(draft, file)
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

export async function replaceKeysFile(file: string, keys: SecretKeys): Promise<void> {
  await rename(await writeDraft(file, keys), file)
}
