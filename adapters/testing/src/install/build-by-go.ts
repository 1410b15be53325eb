import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { enginesFolder, whileInstalling } from './engines-folder.ts'
import { findProgram, isExecutable } from './find-program.ts'
import { MissingProgram } from './missing-program.ts'
import { runProgram } from './run-program.ts'

/** A program built from a Go module. */
export interface GoProgram {
  /** Display name: 'NATS'. */
  readonly title: string
  readonly program: string
  readonly module: string
  readonly version: string
  /** Instructions if neither Go nor the program is found. */
  readonly otherwise: string
}

const findGo = async (): Promise<string | undefined> =>
  (await findProgram('go')) ?? ((await isExecutable('/usr/local/go/bin/go')) ? '/usr/local/go/bin/go' : undefined)

/** Path of the program in that version, built with Go if missing; without Go, one on the PATH. Throws `MissingProgram`. */
export async function buildByGo(
  { module, otherwise, program, title, version }: GoProgram,
  progress: (line: string) => void,
): Promise<string> {
  const name = title.toLowerCase()
  const folder = join(enginesFolder, `${name}-${version}`)
  const built = join(folder, program)
  if (await isExecutable(built)) return built
  return whileInstalling(name, async () => {
    if (await isExecutable(built)) return built
    const go = await findGo()
    if (go === undefined) {
      const onPath = await findProgram(program)
      if (onPath !== undefined) return onPath
      throw new MissingProgram(
        `${title} is built by Go, which was not found: install go or ${program}, or ${otherwise}`,
      )
    }
    progress(`${title} ${version}: building it by Go`)
    const unfinished = `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    await runProgram(go, ['install', `${module}@v${version}`], {
      cwd: enginesFolder,
      env: { ...process.env, GOBIN: unfinished },
    })
    await rename(unfinished, folder)
    return built
  })
}
