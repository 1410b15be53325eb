import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../..')

/** Environment variables of npm and Vitest that a project elsewhere would not have. */
const ofThisRun =
  /^(npm_(package|lifecycle|config_local_prefix|command)|INIT_CWD$|VITE|TEST$|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name))),
  NO_COLOR: '1',
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
}

/** Runs a command in a folder and returns its output; throws with all of it. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env: { ...environment, ...more } })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/** A project outside the workspace. */
export interface OutsideProject {
  readonly folder: string
  /** Runs one of its npm scripts. */
  script(name: string, more?: Readonly<Record<string, string>>): Promise<string>
}

/** Links a project's development tools to the workspace's own, which have the same versions: installing them takes most of the time. */
async function linkTools(folder: string): Promise<void> {
  const { devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  const modules = join(root, 'node_modules')
  for (const [name, version] of Object.entries(devDependencies)) {
    const manifest = JSON.parse(await readFile(join(modules, name, 'package.json'), 'utf8')) as {
      readonly version: string
    }
    if (manifest.version !== version)
      throw new Error(`${folder} wants ${name} ${version}, the workspace has ${manifest.version}`)
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(modules, name), link)
  }
}

/**
 * Copies an example into a folder outside the workspace and installs tarballs in it, as its authors would. The code of `readme`, a package's
 * page, is put beside its sources, so that it is checked with them.
 */
export async function installExample(
  example: string,
  parent: string,
  tarballs: readonly string[],
  readme: string,
): Promise<OutsideProject> {
  const folder = join(parent, example)
  const filter = (path: string): boolean => !path.includes('node_modules')
  await cp(join(root, 'examples', example), folder, { recursive: true, filter })
  const [, kind = 'ts', code = ''] = /```(tsx?)\n(.*?)```/s.exec(await readFile(join(root, readme), 'utf8')) ?? []
  await writeFile(join(folder, 'src', `readme.${kind}`), code)
  await run(folder, 'npm', [
    'install',
    '--omit=dev',
    '--omit=peer',
    '--omit=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    ...tarballs,
  ])
  await linkTools(folder)
  const PATH = [join(root, 'node_modules/.bin'), environment.PATH].join(delimiter)
  return { folder, script: (name, more) => run(folder, 'npm', ['run', '--silent', name], { PATH, ...more }) }
}
