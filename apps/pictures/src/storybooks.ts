import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

function runIn(folder: string, command: string, args: readonly string[], log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    child.stdout.on('data', (data: Buffer) => printed.push(data))
    child.stderr.on('data', (data: Buffer) => printed.push(data))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      log(Buffer.concat(printed).toString())
      reject(new Error(`${command} ${args.join(' ')} ended with ${code} in ${folder}`))
    })
  })
}

/** Builds the Storybook of a folder, with the imports of its modules. */
export async function buildStorybook(tree: string, to: string, log: (line: string) => void): Promise<void> {
  // Its own Storybook if it has one: another would bring another React.
  const own = join(tree, 'node_modules', '.bin', 'storybook')
  await runIn(
    tree,
    existsSync(own) ? own : 'storybook',
    ['build', '--test', '--quiet', '-o', to, '--stats-json', to],
    log,
  )
}

/**
 * The Storybook of a commit, built once and kept. Its sources are unpacked into the repository's own folder of pictures, where they find the
 * repository's packages, except those of the workspace, which are the commit's own. A commit with another lock file has packages of its own.
 */
export async function storybookOfCommit(
  root: string,
  folder: string,
  commit: string,
  log: (line: string) => void,
): Promise<string> {
  const built = join(folder, commit, 'storybook')
  if (existsSync(join(built, 'index.json'))) return built
  // One base at a time: older ones are of no use.
  rmSync(folder, { recursive: true, force: true })
  const tree = join(folder, commit, 'tree')
  mkdirSync(tree, { recursive: true })
  const archive = join(folder, commit, 'tree.tar')
  execFileSync('git', ['archive', '--format=tar', '-o', archive, commit], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', tree])
  rmSync(archive)
  // Storybook takes the nearest repository for the project.
  mkdirSync(join(tree, '.git'))
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lock(root) === lock(tree)) linkWorkspace(root, tree)
  else {
    log('Its dependencies differ from those installed: installing them …')
    await runIn(tree, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], log)
  }
  const unfinished = join(folder, commit, 'unfinished')
  await buildStorybook(tree, unfinished, log)
  renameSync(unfinished, built)
  rmSync(tree, { recursive: true })
  return built
}

/** Links the packages of the workspace to those of the tree, and the packages that only one workspace has. */
function linkWorkspace(root: string, tree: string): void {
  const scope = join(root, 'node_modules', '@guildhall')
  mkdirSync(join(tree, 'node_modules', '@guildhall'), { recursive: true })
  for (const name of readdirSync(scope)) {
    const link = join(scope, name)
    if (!lstatSync(link).isSymbolicLink()) continue
    const place = relative(root, join(dirname(link), readlinkSync(link)))
    if (!existsSync(join(tree, place))) continue
    symlinkSync(join(tree, place), join(tree, 'node_modules', '@guildhall', name), 'junction')
    const own = join(root, place, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(tree, place, 'node_modules'), 'junction')
  }
}
