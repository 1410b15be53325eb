import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
/** The web app's sources, and its build. */
export const webSources = join(root, 'apps/web')
export const webFolder = join(webSources, 'dist')
const stampFile = join(root, 'node_modules/.cache/guildhall-web-build')

/** Inputs of the build. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/build',
  'ui-kit/src',
  'domain/src',
  'adapters/rest-contract/src',
]
const files = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json']

/**
 * Builds the web app if its sources have changed since the last build; returns whether it was built. A release without sources is served
 * as it is.
 */
export async function ensureWebBuild(): Promise<boolean> {
  const digest = await digestSources()
  if (digest === null) return false
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  const served = await readdir(webFolder).catch((): string[] => [])
  if (built === digest && served.includes('index.html')) return false
  const buildFolder = join(root, 'node_modules/.cache', `guildhall-web-${process.pid}`)
  await build(buildFolder)
  await replaceFolder(webFolder, buildFolder)
  await writeFile(stampFile, digest)
  return true
}

async function digestSources(): Promise<string | null> {
  const found = await Promise.all(
    sources.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => null)
      return names?.filter((name) => /\.(tsx?|css|svg|js|json)$/.test(name)).map((name) => join(folder, name))
    }),
  )
  if (found[0] === undefined) return null
  const names = [...files, ...found.flatMap((list) => list ?? [])].toSorted()
  const digest = createHash('sha256')
  // One after the other: where images are built, and on some machines, few files may be open at once.
  for (const name of names) digest.update(`${name}\0`).update(await readFile(join(root, name)))
  return digest.digest('hex')
}

/** Replaces the build atomically, so that other processes that serve or build it never see half of one. */
async function replaceFolder(target: string, replacement: string): Promise<void> {
  const old = `${replacement}-old`
  for (let attempt = 1; ; attempt += 1) {
    await rename(target, old).catch(ignoreAbsent)
    const isReplaced = await rename(replacement, target).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (attempt < 5 && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')) return false
        throw error
      },
    )
    await rm(old, { recursive: true, force: true })
    if (isReplaced) return
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Builds in a process of its own, so that the database can start meanwhile. */
function build(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = spawn(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        join(root, 'apps/web'),
        '--logLevel',
        'error',
        '--outDir',
        folder,
        '--emptyOutDir',
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
    )
    const output: Buffer[] = []
    vite.stdout.on('data', (data: Buffer) => output.push(data))
    vite.stderr.on('data', (data: Buffer) => output.push(data))
    vite.on('error', reject)
    vite.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The web app could not be built:\n${Buffer.concat(output).toString('utf8')}`))
    })
  })
}
