import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { enginesFolder, whileInstalling } from './engines-folder.ts'
import { findProgram, isExecutable } from './find-program.ts'
import { MissingProgram } from './missing-program.ts'
import { runProgram } from './run-program.ts'

/** The module of Prometheus 3.5, if it is built. */
const MODULE = 'github.com/prometheus/prometheus/cmd/promtool'
const VERSION = '0.305.0'

const folder = join(enginesFolder, 'promtool')
const program = join(folder, 'promtool')

/**
 * Path of promtool, which checks and tests alert rules: one on the PATH, that of the system's package, which is unpacked here and needs no
 * root, otherwise built by Go. Throws `MissingProgram`.
 */
export async function installPromtool(progress: (line: string) => void): Promise<string> {
  const present = await findPresent()
  if (present !== undefined) return present
  return whileInstalling('promtool', async () => {
    const installed = (await findPresent()) ?? (await unpackPackage(progress)) ?? (await build(progress))
    if (installed !== undefined) return installed
    throw new MissingProgram('promtool was not found, and there is neither apt nor Go: install prometheus or go')
  })
}

const findPresent = async (): Promise<string | undefined> =>
  (await isExecutable(program)) ? program : findProgram('promtool')

/** Takes seconds, where a build takes minutes. */
async function unpackPackage(progress: (line: string) => void): Promise<string | undefined> {
  const [aptGet, dpkg] = await Promise.all([findProgram('apt-get'), findProgram('dpkg-deb')])
  if (aptGet === undefined || dpkg === undefined) return undefined
  progress('promtool: unpacking the system package')
  try {
    return await intoFolder(async (unfinished) => {
      await runProgram(aptGet, ['download', '-q', 'prometheus'], { cwd: unfinished })
      const archive = (await readdir(unfinished)).find((name) => name.endsWith('.deb')) ?? ''
      await runProgram(dpkg, ['--extract', archive, 'package'], { cwd: unfinished })
      await rename(join(unfinished, 'package/usr/bin/promtool'), join(unfinished, 'promtool'))
      await Promise.all([archive, 'package'].map((name) => rm(join(unfinished, name), { recursive: true })))
    })
  } catch {
    return undefined
  }
}

/** In a module of its own: that of Prometheus has replacements, which `go install` refuses. */
async function build(progress: (line: string) => void): Promise<string | undefined> {
  const go = (await findProgram('go')) ?? '/usr/local/go/bin/go'
  if (!(await isExecutable(go))) return undefined
  progress(`promtool ${VERSION}: building it by Go`)
  return intoFolder(async (unfinished) => {
    const run = (...args: string[]) => runProgram(go, args, { cwd: unfinished })
    await run('mod', 'init', 'promtool')
    await run('get', `${MODULE}@v${VERSION}`)
    await run('build', '-o', 'promtool', MODULE)
  })
}

async function intoFolder(work: (unfinished: string) => Promise<void>): Promise<string> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await work(unfinished)
  await rename(unfinished, folder)
  return program
}
