// Which components, patterns and screens use each component, from the imports of the sources.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Place, Usage } from './usage.ts'
import { readModules, type Modules } from './read-modules.ts'

const [COMPONENTS, PATTERNS, SCREENS] = ['Components/', 'Patterns/', 'Screens/']

/** A file of stories, with the files that define what it shows. */
interface Shown {
  readonly file: string
  readonly title: string
  readonly first: string
  /** What it is about: the component that it names. */
  readonly subjects: readonly string[]
  /** Everything that it shows: also what states and samples of a screen put into it. */
  readonly roots: readonly string[]
}

const isOfKit = (file: string): boolean => file.startsWith('ui-kit/')

/** The component that the stories name; if that puts others together for the stories, the components beside the file. */
function subjectsOf(file: string, code: string, { definitionOf, importsOf }: Modules): readonly string[] {
  const component = /^\s*component: (\w+),/m.exec(code)?.[1]
  const definition = component === undefined ? undefined : definitionOf(file, component)
  return definition === undefined ? importsOf(file).filter((one) => dirname(one) === dirname(file)) : [definition]
}

function readShown(root: string, modules: Modules): readonly Shown[] {
  return modules.files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const title = /\btitle: '((?:Components|Patterns|Screens)\/[^']+)'/.exec(code)?.[1]
      const first = /^export const (\w+): Story\b/m.exec(code)?.[1]
      if (title === undefined || first === undefined) return []
      const subjects = subjectsOf(file, code, modules)
      const shown = modules.importsOf(file).filter((one) => !isOfKit(one))
      return [{ file, title, first, subjects, roots: title.startsWith(SCREENS) ? shown : subjects }]
    })
}

/** Everything that files import, directly or by way of others; the kit's own imports are not theirs. */
function reachOf(roots: readonly string[], { importsOf }: Modules, isSkipped?: RegExp): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || isSkipped?.test(file)) continue
    reached.add(file)
    if (!isOfKit(file)) waiting.push(...importsOf(file))
  }
  return reached
}

/** What the application shows around its pages. */
const frameOf = (modules: Modules): ReadonlySet<string> => reachOf(['apps/web/src/main.tsx'], modules, /\/routes\//)

const placeOf = ({ title, first }: Shown): Place => {
  const [, group = '', ...names] = title.split('/')
  const isScreen = title.startsWith(SCREENS)
  return {
    path: isScreen ? `/story/${toId(title, storyNameFromExport(first))}` : `/docs/${toId(title, 'docs')}`,
    name: names.length === 0 ? group : names.join(', '),
    group: names.length === 0 ? '' : group,
  }
}

/** One entry for each page: several files of stories may show the same one. */
const onePerSubject = (all: readonly Shown[]): readonly Shown[] => {
  const bySubject = new Map<string, Shown>()
  for (const one of all.toSorted((a, b) => a.title.length - b.title.length)) {
    const key = one.subjects.join() || one.file
    const first = bySubject.get(key)
    bySubject.set(key, first === undefined ? one : { ...first, roots: [...first.roots, ...one.roots] })
  }
  return [...bySubject.values()]
}

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name)

/** By the path of each file of stories of a component or a pattern. */
export function readUsage(root: string): Readonly<Record<string, Usage>> {
  const modules = readModules(root)
  const shown = readShown(root, modules)
  const components = shown.filter(({ title }) => title.startsWith(COMPONENTS))
  const patterns = shown.filter(({ title }) => title.startsWith(PATTERNS))
  const screens = onePerSubject(shown.filter(({ title }) => title.startsWith(SCREENS)))
  const reach = new Map([...patterns, ...screens].map((one) => [one, reachOf(one.roots, modules)]))
  const frame = frameOf(modules)
  const importedByKit = new Map(
    components.map((one) => {
      const folder = dirname(one.file)
      const own = modules.files.filter((file) => dirname(file) === folder && !file.endsWith('.stories.tsx'))
      return [one, new Set(own.flatMap((file) => modules.importsOf(file)).map(dirname))]
    }),
  )
  const entries = [...components, ...patterns].map((subject): [string, Usage] => {
    const folder = dirname(subject.file)
    const isComponent = components.includes(subject)
    const isIn = (files: ReadonlySet<string> | undefined): boolean =>
      [...(files ?? [])].some((file) => (isComponent ? dirname(file) === folder : subject.subjects.includes(file)))
    const isUsedBy = (user: Shown): boolean => user !== subject && isIn(reach.get(user))
    const uses = (user: Shown): boolean => user !== subject && (importedByKit.get(user)?.has(folder) ?? false)
    return [
      subject.file,
      {
        components: (isComponent ? components.filter(uses) : []).map(placeOf).toSorted(byName),
        patterns: patterns.filter(isUsedBy).map(placeOf).toSorted(byName),
        isInFrame: isIn(frame),
        screens: screens.filter(isUsedBy).map(placeOf).toSorted(byName),
      },
    ]
  })
  return Object.fromEntries(entries)
}
