// What has changed, and whether that can affect the journeys. Vitest and Playwright find affected files by imports; whether the running
// product has changed is decided by folder.
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The merge base with main; on main itself the last commit. */
export const branchPoint = () => git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD'

/** The full name of a commit. */
export function commitOf(name) {
  const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (commit === null) throw new Error(`git knows no ${name}: name a commit or a branch`)
  return commit
}

/** Every file that differs from a commit, including new ones, relative to the root. */
export function filesSince(commit) {
  const differing = git('diff', '--name-only', commitOf(commit)) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${differing}\n${added}`.split('\n').filter(Boolean)
}

/** Files that are not part of the running product: documents, tests and stories. */
const beside = [
  /\.md$/,
  /\.(test|stories)\.tsx?$/,
  /^(docs|tests|examples|\.changeset|\.storybook|apps\/bench|apps\/web\/e2e)\//,
  /^(domain\/testing|adapters\/testing|apps\/server\/src\/http-tests)\//,
  /^vitest\..*config\.ts$/,
]

export const reachesProduct = (files) => files.some((file) => !beside.some((pattern) => pattern.test(file)))
