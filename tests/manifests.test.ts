import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const inside = (folder: string): readonly string[] => readdirSync(join(root, folder)).map((name) => join(folder, name))
const workspaces = ['domain', 'ui-kit', 'migrations', ...inside('adapters'), ...inside('apps')]

const listDependencies = (workspace: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return Object.keys(manifest.dependencies ?? {})
}

it.each(workspaces)('%s needs no types and no test runner to run', (workspace) => {
  const needed = listDependencies(workspace)
  expect(needed.filter((name) => name.startsWith('@types/') || /vitest|playwright|storybook/.test(name))).toEqual([])
})

// The benchmarks start the engines of the tests.
const shipped = workspaces.filter((workspace) => workspace !== join('apps', 'bench'))

it.each(shipped)('%s needs no test harness to run', (workspace) => {
  expect(listDependencies(workspace)).not.toContain('@guildhall/testing')
})
