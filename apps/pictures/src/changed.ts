import { execFileSync } from 'node:child_process'

const git = (root: string, ...args: readonly string[]): string | null => {
  try {
    return execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** The full name of a commit; without a name the merge base with main, and on main itself the last commit. */
export function baseOf(root: string, name: string | null): string {
  const commit =
    name === null
      ? (git(root, 'merge-base', 'HEAD', 'origin/main') ?? git(root, 'merge-base', 'HEAD', 'main') ?? 'HEAD')
      : name
  const found = git(root, 'rev-parse', '--verify', `${commit}^{commit}`)
  if (found === null) throw new Error(`git knows no ${commit}: name a commit or a branch by --base`)
  return found
}

/** Every file that differs from a commit, including new ones, relative to the root. */
export function filesSince(root: string, commit: string): readonly string[] {
  const differing = git(root, 'diff', '--name-only', commit) ?? ''
  const added = git(root, 'ls-files', '--others', '--exclude-standard') ?? ''
  return `${differing}\n${added}`.split('\n').filter(Boolean)
}
