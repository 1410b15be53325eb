// Checks that everything that documents name exists. Part of npm run check.
// Usage: node scripts/check-documents.mjs [folder], a git repository; default: this one.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

const root = process.argv[2] ?? join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const names = new Set(tracked.map((path) => basename(path)))
const scripts = new Set(
  tracked
    .filter((path) => basename(path) === 'package.json')
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8')).scripts ?? {})),
)
const documents = tracked.filter(
  (path) => path.endsWith('.md') && !/(?:^|\/)(?:CHANGELOG\.md|\.changeset\/)|^docs\/error-codes\.md$/.test(path),
)

const faults = []
const folders = new Set(
  tracked.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
)
const isThere = (path) => folders.has(path.replace(/\/$/, '')) || existsSync(join(root, path))
/** Whether a path exists from the root, from the document's folder, or as the end of a path of the repository. */
const isPath = (document, path) =>
  isThere(path) ||
  isThere(normalize(join(dirname(document), path))) ||
  tracked.some((file) => file.endsWith(`/${path}`) || `${dirname(file)}/`.endsWith(`/${path.replace(/\/?$/, '/')}`))

const FILE = /^[\w.-]+\.(?:tsx?|mjs|css|md|jsonc?|ya?ml|sql|html)$/
const PATH = /^\.{0,2}[\w@-][\w@.-]*(?:\/[\w.@-]+)+\/?$|^[\w.-]+\/$/
/** Packages, media types and generated files, which are not in the repository. */
const isElsewhere = (path) => /^(?:@|dist\/|application\/|image\/|text\/)/.test(path)

for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  const fault = (index, message) => faults.push(`${document}:${text.slice(0, index).split('\n').length} ${message}`)
  const prose = text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
  for (const { 1: target, index } of prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    if (!existsSync(join(root, dirname(document), target))) fault(index, `links to ${target}, which does not exist`)
  }
  for (const { 1: code, index } of prose.matchAll(/`([^`\n]+)`/g)) {
    if (FILE.test(code) && !names.has(code) && !(code.startsWith('.') && tracked.some((path) => path.endsWith(code))))
      fault(index, `names ${code}, which does not exist`)
    else if (PATH.test(code) && !isElsewhere(code) && !isPath(document, code))
      fault(index, `names ${code}, which does not exist`)
  }
  for (const { 1: script, index } of text.matchAll(/\bnpm run ([\w:-]+)/g))
    if (!scripts.has(script)) fault(index, `names npm run ${script}, which no package has`)
}

/** Each clause of a component's SPEC.md ends with its stories and tests. */
const storiesOf = (folder) =>
  new Set(
    tracked
      .filter((path) => dirname(path) === folder && path.endsWith('.stories.tsx'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
      ),
  )
for (const spec of documents.filter((path) => basename(path) === 'SPEC.md')) {
  const clauses = readFileSync(join(root, spec), 'utf8')
    .split('\n')
    .filter((line) => /^\d+\./.test(line))
  for (const clause of clauses) {
    const shown = / \(([^()]+)\)$/.exec(clause)?.[1]
    if (shown === undefined) faults.push(`${spec} has a clause without a story or a test: ${clause}`)
    for (const name of shown?.split(', ').filter((part) => /^(?:\w+: )?\w+$/.test(part)) ?? []) {
      const [story, component] = name.split(': ').toReversed()
      const folder = component === undefined ? dirname(spec) : join(dirname(dirname(spec)), component)
      if (!storiesOf(folder).has(story)) faults.push(`${spec} names the story ${name}, which does not exist`)
    }
  }
}

for (const message of faults) console.error(message)
if (faults.length > 0) process.exitCode = 1
