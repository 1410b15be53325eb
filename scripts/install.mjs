// Installs what is missing: does nothing if the lock file has not changed since the last installation.
// Runs on any Node from 18 on, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.guildhall-installed')
/** The pinned Node from npm: the machine's own may be older. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** For processes that load our sources: Node keeps the code that it has compiled there, which takes an eighth off the start of a server. */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
}

export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (installed === wanted && existsSync(node)) return
  console.log('Installing dependencies …')
  const clean = !existsSync(join(root, 'node_modules'))
  // The lock file contains no URLs, so npm looks up every package: this uses its cache where possible.
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', [clean ? 'ci' : 'install', ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: '' },
  })
  if (npm.status !== 0) {
    console.error('The dependencies could not be installed: see what npm says above.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stampFile, wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
