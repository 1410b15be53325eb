import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { enginesFolder, whileInstalling } from './engines-folder.ts'
import { findProgram, isExecutable } from './find-program.ts'
import { MissingProgram } from './missing-program.ts'
import { runProgram } from './run-program.ts'

export const NATS_VERSION = '2.15.2'

/** The path of a NATS server of our version, built by Go unless it is there; without Go, one on the path. Throws `MissingProgram`. */
export async function installNats(progress: (line: string) => void): Promise<string> {
  const folder = join(enginesFolder, `nats-${NATS_VERSION}`)
  const server = join(folder, 'nats-server')
  if (await isExecutable(server)) return server
  return whileInstalling('nats', async () => {
    if (await isExecutable(server)) return server
    const go =
      (await findProgram('go')) ?? ((await isExecutable('/usr/local/go/bin/go')) ? '/usr/local/go/bin/go' : undefined)
    if (go === undefined) {
      const onPath = await findProgram('nats-server')
      if (onPath !== undefined) return onPath
      throw new MissingProgram(
        'NATS is built by Go, which was not found: install go or nats-server, or set TEST_NATS_URL to a running NATS',
      )
    }
    progress(`NATS ${NATS_VERSION}: building it by Go`)
    const aside = `${folder}.unfinished`
    await rm(aside, { recursive: true, force: true })
    await mkdir(aside, { recursive: true })
    await runProgram(go, ['install', `github.com/nats-io/nats-server/v2@v${NATS_VERSION}`], {
      cwd: enginesFolder,
      env: { ...process.env, GOBIN: aside },
    })
    await rename(aside, folder)
    return server
  })
}
