import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
/** What is installed, built or downloaded, and not part of the sources. */
const notWritten = new Set(['node_modules', '.git', '.data', '.engines', '.cache', 'dist', 'docs', 'storybook-static'])
/** Caches of tools in node_modules. */
const toolCaches = new Set(['.cache', '.vite', '.guildhall-installed'])

export interface CopyOfTree {
  readonly path: string
  /** Edits a source file, named by the end of its path. */
  change(source: string, from: string, to: string): Promise<void>
  remove(): Promise<void>
}

/** A copy of the repository whose files can be changed; node_modules is linked into it. */
export async function copyTree(): Promise<CopyOfTree> {
  const path = await mkdtemp(join(tmpdir(), 'guildhall-tree-'))
  await cp(root, path, { recursive: true, filter: (from) => from === root || !notWritten.has(basename(from)) })
  for (const workspace of [
    '',
    'domain',
    'ui-kit',
    'migrations',
    ...(await inside('adapters')),
    ...(await inside('apps')),
  ])
    await linkPackages(join(root, workspace, 'node_modules'), join(path, workspace, 'node_modules'))
  const files = await readdir(path, { recursive: true })
  return {
    path,
    async change(source, from, to) {
      const found = files.filter((file) => file.endsWith(`/${source}`) && !file.includes('node_modules'))
      const [file = source, ...others] = found
      const written = await readFile(join(path, file), 'utf8')
      if (others.length > 0 || written.split(from).length !== 2) throw new Error(`${source} does not say once: ${from}`)
      // In one write: a watcher never reads half a file.
      writeFileSync(join(path, file), written.replace(from, to))
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

const inside = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)

/** Links each package; links of workspace packages point into the copy, as they point into the original. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch((): string[] => [])
  if (names.length > 0) await mkdir(to, { recursive: true })
  for (const name of names.filter((each) => !toolCaches.has(each))) {
    // The development server serves files only from below the root of the copy.
    if (name.startsWith('@fontsource')) await cp(join(from, name), join(to, name), { recursive: true })
    else if (name !== '@guildhall') await symlink(join(from, name), join(to, name))
    if (name !== '@guildhall') continue
    await mkdir(join(to, name))
    for (const own of await readdir(join(from, name)))
      await symlink(await readlink(join(from, name, own)), join(to, name, own))
  }
}
