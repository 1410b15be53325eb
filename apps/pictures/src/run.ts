import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { branchPoint, commitOf, filesSince } from '../../../scripts/changed.mjs'
import { accept } from './accept.ts'
import { readAccepted } from './accepted.ts'
import { affectedStories, readImporters } from './affected.ts'
import { compareStorybooks, type Outcome } from './compare-storybooks.ts'
import type { Options } from './options.ts'
import { writeReport } from './report.ts'
import { buildStorybook, storybookOfCommit } from './storybooks.ts'
import { isNamed, readStories, type Story } from './stories.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.pictures')
const acceptedFile = join(root, '.storybook', 'accepted-pictures.json')
const foundFile = join(folder, 'found.json')

const log = (line: string): void => console.log(line)

/** Does what the command line says; resolves to the exit code. */
export async function run(options: Options): Promise<number> {
  if (options.accepts) return accept(foundFile, acceptedFile, options.only, log)
  const base = commitOf(options.base ?? branchPoint())
  const changed = filesSince(base)
  const short = base.slice(0, 10)
  if (changed.length === 0 && !options.all) {
    log(`No file differs from ${short}. --all takes pictures of all stories nevertheless.`)
    return 0
  }
  log(`Building the Storybook of ${short}, unless it is there …`)
  const before = await storybookOfCommit(root, join(folder, 'base'), base, log)
  log('Building the Storybook of today …')
  const after = join(folder, 'storybook')
  await buildStorybook(root, after, log)
  const stories = union(readStories(before), readStories(after)).filter((story) => isNamed(story, options.only))
  if (stories.length === 0) {
    log(`No story has ${options.only.join(' or ')} in its id, title or name.`)
    return 1
  }
  const chosen = options.all
    ? stories
    : affectedStories(stories, changed, [readImporters(before), readImporters(after)])
  log(
    `Taking pictures of ${chosen.length} stories; ${stories.length - chosen.length} others are not reached by what has changed …`,
  )
  const outcome = await compareStorybooks({
    stories: chosen,
    before,
    after,
    kept: join(folder, 'base', base),
    accepted: readAccepted(acceptedFile),
    workers: availableParallelism(),
    log,
  })
  return report(outcome, short)
}

/** All stories of both Storybooks; of those in both, as they are today. */
const union = (before: readonly Story[], after: readonly Story[]): readonly Story[] => [
  ...new Map([...before, ...after].map((story) => [story.id, story])).values(),
]

async function report({ findings, equal, broken }: Outcome, base: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const found = findings.map(({ name, story, digest }) => ({ name, story, digest }))
  writeFileSync(foundFile, `${JSON.stringify({ found, equal })}\n`)
  for (const { title, name } of broken) log(`Could not be rendered or played: ${title}: ${name}`)
  const open = findings.filter(({ isAccepted }) => !isAccepted)
  log(
    `${equal.length} pictures are equal to those of ${base}, ${findings.length - open.length} differ as accepted, ${open.length} differ.`,
  )
  if (findings.length > 0) log(`The page: ${await writeReport(join(folder, 'report'), findings, base)}`)
  for (const { name, kind } of open) log(`  ${kind}: ${name}`)
  if (open.length === 0) return 0
  log('If that is intended: npm run pictures -- --accept [STORY …]')
  return 1
}
