import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { nameOf, type Shot, type Size, shotsOf, sizes, type StoryGlobals } from './shots.ts'
import type { Story } from './stories.ts'

/** The time at which pictures are taken: that of the samples, so that their dates read alike. */
const now = Date.parse('2026-11-20T14:02:00Z')
const script = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8').replace('NOW', () => String(now))

export interface Picture {
  readonly name: string
  readonly png: Buffer
}
export interface Pictures {
  readonly pictures: readonly Picture[]
  /** False if the story could not be rendered or played. */
  readonly isRendered: boolean
}

/** How long nothing must change before a picture is taken, in milliseconds: later if a picture is taken again. */
const STABLE_MS = { first: 80, again: 400 }

/** A page that shows one story after the other. */
export interface PicturePage {
  readonly take: (story: Story) => Promise<Pictures>
  /** Takes them on a new page, after a longer wait: for a story that differs. */
  readonly takeAgain: (story: Story) => Promise<Pictures>
  readonly close: () => Promise<void>
}

const globals = 'globals=a11y.manual:!true;motion:reduced'

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes.desk,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
  })
  await context.addInitScript({ content: `{${script}}` })
  const page = await context.newPage()
  // A machine that has other work is no reason to fail.
  page.setDefaultTimeout(120_000)
  await page.goto(`${address}/iframe.html?viewMode=story&id=none&${globals}`, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')
  return page
}

/** Opens a page of a Storybook; it opens a new one when that fails, and after a number of stories, as pages grow. */
export function createPicturePage(browser: Browser, address: string): PicturePage {
  let page: Page | null = null
  let taken = 0
  const closePage = async (): Promise<void> => {
    await page?.context().close()
    page = null
    taken = 0
  }
  const takeWith = async (story: Story, wait: number): Promise<Pictures> => {
    if (taken >= 150) await closePage()
    page ??= await open(browser, address)
    taken += 1
    return pictureStory(page, story, wait)
  }
  const take = async (story: Story, wait: number): Promise<Pictures> => {
    try {
      return await takeWith(story, wait)
    } catch {
      await closePage()
      return takeWith(story, wait)
    }
  }
  return {
    take: (story) => take(story, STABLE_MS.first),
    takeAgain: async (story) => {
      await closePage()
      return take(story, STABLE_MS.again)
    },
    close: closePage,
  }
}

async function pictureStory(page: Page, story: Story, wait: number): Promise<Pictures> {
  const id = JSON.stringify(story.id)
  const storyGlobals = await page.evaluate<StoryGlobals>(`pictures.readGlobals(${id})`)
  const shots = shotsOf(story, storyGlobals)
  const pictures: Picture[] = []
  let size: Size | null = null
  let isRendered = true
  for (const shot of shots) {
    if (shot.size !== size) {
      await page.setViewportSize(sizes[shot.size])
      if (size === null) isRendered = await page.evaluate<boolean>(`pictures.show(${id})`)
      ;({ size } = shot)
    }
    pictures.push(await pictureShot(page, story, shot, wait))
  }
  return { pictures, isRendered }
}

async function pictureShot(page: Page, story: Story, shot: Shot, wait: number): Promise<Picture> {
  await page.evaluate(`pictures.settle(${JSON.stringify(shot.theme)}, ${wait})`)
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  return { name: nameOf(story, shot), png }
}
