import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { enginesFolder, whileInstalling } from './engines-folder.ts'
import { findProgram } from './find-program.ts'
import { MissingProgram } from './missing-program.ts'
import { runProgram } from './run-program.ts'

/** The headless shell first: it needs a tenth less processor time than the whole browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser for stories and journeys: `CHROMIUM_PATH`, otherwise one on the PATH; undefined means Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...APPLICATIONS].find((file) => existsSync(file))
}

/** Ensures a browser: an existing one, otherwise the system package (as root), otherwise Playwright's download. Throws `MissingProgram`. */
export async function installChromium(progress: (line: string) => void): Promise<string> {
  const present = findChromium()
  if (present !== undefined) {
    if (!existsSync(present)) throw new MissingProgram(`CHROMIUM_PATH is ${present}, and there is no such file`)
    return present
  }
  return whileInstalling('chromium', async () => {
    const installed = findChromium() ?? (await bySystemPackage(progress)) ?? (await byPlaywright(progress))
    if (installed !== undefined) return installed
    throw new MissingProgram(
      'No Chromium was found or could be installed: install chromium, or set CHROMIUM_PATH to one',
    )
  })
}

async function bySystemPackage(progress: (line: string) => void): Promise<string | undefined> {
  const aptGet = await findProgram('apt-get')
  if (aptGet === undefined || process.getuid?.() !== 0) return undefined
  progress('Chromium: installing the system package')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram(aptGet, ['update', '-q'], { env }).catch(() => undefined)
  // Distributions that do not package the shell alone have the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const flags = ['install', '-y', '-q', '--no-install-recommends', name]
    const installed = await runProgram(aptGet, flags, { env }).then(findChromium, () => undefined)
    if (installed !== undefined) return installed
  }
  return undefined
}

/** Fast if the browser is already installed. Playwright finds it by itself, so no path is returned. */
async function byPlaywright(progress: (line: string) => void): Promise<string | undefined> {
  progress("Chromium: Playwright's own download")
  const command = join(enginesFolder, '../node_modules/.bin/playwright')
  return runProgram(command, ['install', 'chromium']).then(
    () => "Playwright's own",
    () => undefined,
  )
}
