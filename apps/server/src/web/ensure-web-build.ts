import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
/** The web app as it is written, and built. */
export const webSources = join(root, 'apps/web')
export const webFolder = join(webSources, 'dist')
const stamp = join(root, 'node_modules/.cache/guildhall-web-build')

/** What the build reads. */
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
 * Builds the web app where its sources are not those of the last build; answers whether it built. A release that carries only the
 * build has no sources, and is served as it is.
 */
export async function ensureWebBuild(): Promise<boolean> {
  const digest = await digestSources()
  if (digest === null) return false
  const built = await readFile(stamp, 'utf8').catch(() => '')
  const served = await readdir(webFolder).catch((): string[] => [])
  if (built === digest && served.includes('index.html')) return false
  const made = join(root, 'node_modules/.cache', `guildhall-web-${process.pid}`)
  await build(made)
  await replaceFolder(webFolder, made)
  await writeFile(stamp, digest)
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
  const contents = await Promise.all(names.map((name) => readFile(join(root, name))))
  const digest = createHash('sha256')
  for (const [index, content] of contents.entries()) digest.update(`${names[index]}\0`).update(content)
  return digest.digest('hex')
}

/** Puts a finished build in place at once: who serves the old one meanwhile, or builds beside us, never meets half of one. */
async function replaceFolder(place: string, made: string): Promise<void> {
  const old = `${made}-old`
  for (let attempt = 1; ; attempt += 1) {
    await rename(place, old).catch(ignoreAbsent)
    const placed = await rename(made, place).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (attempt < 5 && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')) return false
        throw error
      },
    )
    await rm(old, { recursive: true, force: true })
    if (placed) return
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** In a process of its own, so that the database can start meanwhile. */
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
    const printed: Buffer[] = []
    vite.stdout.on('data', (data: Buffer) => printed.push(data))
    vite.stderr.on('data', (data: Buffer) => printed.push(data))
    vite.on('error', reject)
    vite.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The web app could not be built:\n${Buffer.concat(printed).toString('utf8')}`))
    })
  })
}
