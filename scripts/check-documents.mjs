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
  (path) => /\.mdx?$/.test(path) && !/(?:^|\/)(?:CHANGELOG\.md|\.changeset\/)|^docs\/error-codes\.md$/.test(path),
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

/** Pages and stories of Storybook by their ids: `docs/foundations-colour--docs`, `story/patterns-thread--default`. */
const idOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
const dashed = (name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
const titled = tracked.flatMap((path) => {
  if (!/\.(?:stories\.tsx|mdx)$/.test(path)) return []
  const text = readFileSync(join(root, path), 'utf8')
  const title = /\btitle: '([^'/]+\/[^']+)'|<Meta title="([^"]+)"/.exec(text)
  return title === null ? [] : [{ path, text, id: idOf(title[1] ?? title[2]) }]
})
const addresses = new Set(
  titled.flatMap(({ path, text, id }) => [
    ...(path.endsWith('.mdx') || existsSync(join(root, path.replace('.stories.tsx', '.mdx')))
      ? [`?path=/docs/${id}--docs`]
      : []),
    ...[...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => `?path=/story/${id}--${dashed(name)}`),
  ]),
)

const FILE = /^[\w.-]+\.(?:tsx?|mjs|css|md|jsonc?|ya?ml|sql|html)$/
const PATH = /^\.{0,2}[\w@-][\w@.-]*(?:\/[\w.@-]+)+\/?$|^[\w.-]+\/$/
/** Packages, media types and generated files, which are not in the repository. */
const isElsewhere = (path) => /^(?:@|dist\/|application\/|image\/|text\/)/.test(path)

for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  const fault = (index, message) => faults.push(`${document}:${text.slice(0, index).split('\n').length} ${message}`)
  const prose = text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
  for (const { 1: target, index } of prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (/^[a-z]+:/.test(target) || addresses.has(target)) continue
    if (!existsSync(join(root, dirname(document), target))) fault(index, `links to ${target}, which does not exist`)
  }
  for (const { 1: id, index } of prose.matchAll(/<Screen id="([^"]+)"/g))
    if (!addresses.has(`?path=/story/${id}`)) fault(index, `shows the story ${id}, which does not exist`)
  for (const { 1: code, index } of prose.matchAll(/`([^`\n]+)`/g)) {
    if (FILE.test(code) && !names.has(code) && !(code.startsWith('.') && tracked.some((path) => path.endsWith(code))))
      fault(index, `names ${code}, which does not exist`)
    else if (PATH.test(code) && !isElsewhere(code) && !isPath(document, code))
      fault(index, `names ${code}, which does not exist`)
  }
  for (const { 1: script, index } of text.matchAll(/\bnpm run ([\w:-]+)/g))
    if (!scripts.has(script)) fault(index, `names npm run ${script}, which no package has`)
}

/** Each clause of a component's page ends with its stories and tests. */
const storiesOf = (folder) =>
  new Set(
    tracked
      .filter((path) => dirname(path) === folder && path.endsWith('.stories.tsx'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
      ),
  )
for (const page of documents.filter((path) => path.endsWith('.mdx') && storiesOf(dirname(path)).size > 0)) {
  const clauses = readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => /^\d+\./.test(line))
  for (const clause of clauses) {
    const shown = / \(([^()]+)\)$/.exec(clause)?.[1]
    if (shown === undefined) faults.push(`${page} has a clause without a story or a test: ${clause}`)
    for (const name of shown?.split(', ').filter((part) => /^(?:\w+: )?\w+$/.test(part)) ?? []) {
      const [story, component] = name.split(': ').toReversed()
      const folder = component === undefined ? dirname(page) : join(dirname(dirname(page)), component)
      if (!storiesOf(folder).has(story)) faults.push(`${page} names the story ${name}, which does not exist`)
    }
  }
}

for (const message of faults) console.error(message)
if (faults.length > 0) process.exitCode = 1
