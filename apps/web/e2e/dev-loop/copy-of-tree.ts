import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
/** What is installed, built or fetched, and not written by people. */
const notWritten = new Set(['node_modules', '.git', '.data', '.engines', '.cache', 'dist', 'docs', 'storybook-static'])
/** What tools keep in node_modules for themselves. */
const kept = new Set(['.cache', '.vite', '.guildhall-installed'])

export interface CopyOfTree {
  readonly path: string
  /** Changes a source, given by the end of its path, as somebody at an editor would. */
  change(source: string, from: string, to: string): Promise<void>
  remove(): Promise<void>
}

/** A copy of the repository to change files in, with what is installed linked into it. */
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
      // At once: nobody reads half of it.
      writeFileSync(join(path, file), written.replace(from, to))
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

const inside = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)

/** Links each package; those of the workspace lead into the copy, as they lead into the tree. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch((): string[] => [])
  if (names.length > 0) await mkdir(to, { recursive: true })
  for (const name of names.filter((each) => !kept.has(each))) {
    // Files that the page asks for itself are served from below the tree alone.
    if (name.startsWith('@fontsource')) await cp(join(from, name), join(to, name), { recursive: true })
    else if (name !== '@guildhall') await symlink(join(from, name), join(to, name))
    if (name !== '@guildhall') continue
    await mkdir(join(to, name))
    for (const own of await readdir(join(from, name)))
      await symlink(await readlink(join(from, name, own)), join(to, name, own))
  }
}
