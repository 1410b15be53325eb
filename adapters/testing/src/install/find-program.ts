import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The first of these programs on the PATH, or undefined. */
export async function findProgram(...names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  for (const name of names) {
    for (const folder of folders) if (await isExecutable(join(folder, name))) return join(folder, name)
  }
  return undefined
}

/** Whether the file exists and is executable. */
export async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
