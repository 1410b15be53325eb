import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@guildhall/testing'
import { type Browser, chromium } from 'playwright'
import type { Accepted } from './accepted.ts'
import { type Finding, find } from './findings.ts'
import { type PicturePage, type Pictures, createPicturePage } from './picture-page.ts'
import { serve } from './serve.ts'
import { readStories, type Story } from './stories.ts'

export interface Comparison {
  readonly stories: readonly Story[]
  /** The folders of the built Storybooks. */
  readonly before: string
  readonly after: string
  /** Where pictures of the first are kept for the next run. */
  readonly kept: string
  readonly accepted: Accepted
  /** How many pages take pictures at once. */
  readonly workers: number
  readonly log: (line: string) => void
}

export interface Outcome {
  readonly findings: readonly Finding[]
  /** The names of the pictures that are equal. */
  readonly equal: readonly string[]
  /** Stories that could not be rendered or played today. */
  readonly broken: readonly Story[]
}

/** Software rendering without what depends on the machine: hinting of fonts, subpixels, colour profiles. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Whatever is drawn again is drawn whole: edges of parts differ by what was drawn before.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-background-networking',
]

/** After so many stories that differ, a difference is no accident of one picture: no second look. */
const secondLooks = 60

/** Takes pictures of stories in both Storybooks and compares them. What differs is pictured a second time on both sides, each on a new page. */
export async function compareStorybooks(comparison: Comparison): Promise<Outcome> {
  const { before, after, kept, workers } = comparison
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags })
  const served = { before: await serve(before), after: await serve(after) }
  const store = keepIn(join(kept, `pictures of ${browser.version()}`))
  const sides = {
    before: new Set(readStories(before).map(({ id }) => id)),
    after: new Set(readStories(after).map(({ id }) => id)),
  }
  const outcome = { findings: [] as Finding[], equal: [] as string[], broken: [] as Story[] }
  const waiting = [...comparison.stories]
  let done = 0
  const work = async (): Promise<void> => {
    const pages = {
      before: createPicturePage(browser, served.before.address),
      after: createPicturePage(browser, served.after.address),
    }
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      await compareStory(story, { pages, sides, store, outcome, accepted: comparison.accepted })
      done += 1
      if (done % 100 === 0) comparison.log(`${done} of ${comparison.stories.length}`)
    }
    await Promise.all([pages.before.close(), pages.after.close()])
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await closeAll(browser, Object.values(served))
  }
  return { ...outcome, findings: outcome.findings.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
}

async function closeAll(browser: Browser, served: readonly { readonly close: () => void }[]): Promise<void> {
  await browser.close()
  for (const { close } of served) close()
}

interface Store {
  readonly read: (story: Story) => Pictures | null
  readonly write: (story: Story, taken: Pictures) => void
}

/** Keeps pictures in a folder, in one of its own for each story. */
function keepIn(folder: string): Store {
  const list = (story: Story): string => join(folder, story.id, 'pictures.json')
  return {
    read: (story) => {
      if (!existsSync(list(story))) return null
      const { names, isRendered } = JSON.parse(readFileSync(list(story), 'utf8')) as {
        names: string[]
        isRendered: boolean
      }
      const pictures = names.map((name) => ({ name, png: readFileSync(join(folder, story.id, `${name}.png`)) }))
      return { pictures, isRendered }
    },
    write: (story, { pictures, isRendered }) => {
      mkdirSync(join(folder, story.id), { recursive: true })
      for (const { name, png } of pictures) writeFileSync(join(folder, story.id, `${name}.png`), png)
      writeFileSync(list(story), JSON.stringify({ names: pictures.map(({ name }) => name), isRendered }))
    },
  }
}

interface Work {
  readonly pages: { readonly before: PicturePage; readonly after: PicturePage }
  /** The stories that each side has. */
  readonly sides: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> }
  readonly store: Store
  readonly outcome: { readonly findings: Finding[]; readonly equal: string[]; readonly broken: Story[] }
  readonly accepted: Accepted
}

const none: Pictures = { pictures: [], isRendered: true }

async function compareStory(story: Story, { pages, sides, store, outcome, accepted }: Work): Promise<void> {
  const look = async (again: boolean): Promise<{ readonly before: Pictures; readonly after: Pictures }> => {
    const how = again ? 'takeAgain' : 'take'
    const before = sides.before.has(story.id)
      ? ((again ? null : store.read(story)) ?? (await pages.before[how](story)))
      : none
    if (before !== none) store.write(story, before)
    return { before, after: sides.after.has(story.id) ? await pages.after[how](story) : none }
  }
  const differences = async (looked: Awaited<ReturnType<typeof look>>) => {
    const pictures = { before: byName(looked.before), after: byName(looked.after) }
    const names = [...new Set([...pictures.before.keys(), ...pictures.after.keys()])]
    const findings: Finding[] = []
    for (const name of names) {
      const found = await find(
        name,
        story,
        { before: pictures.before.get(name), after: pictures.after.get(name) },
        accepted,
      )
      if (found !== null) findings.push(found)
    }
    return { names, findings }
  }
  let looked = await look(false)
  let compared = await differences(looked)
  if (compared.findings.some(({ kind }) => kind === 'changed') && outcome.findings.length < secondLooks) {
    looked = await look(true)
    compared = await differences(looked)
  }
  const differing = new Set(compared.findings.map(({ name }) => name))
  outcome.findings.push(...compared.findings)
  outcome.equal.push(...compared.names.filter((name) => !differing.has(name)))
  if (!looked.after.isRendered) outcome.broken.push(story)
}

const byName = ({ pictures }: Pictures): ReadonlyMap<string, Buffer> =>
  new Map(pictures.map(({ name, png }) => [name, png]))
