import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Accepted } from './accepted.ts'
import { compareStorybooks } from './compare-storybooks.ts'
import { isNamed, readStories } from './stories.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The part of Storybook's preview that pictures use: it shows stories by events of its channel. */
const preview = (
  stories: Readonly<Record<string, string>>,
): string => `<!doctype html><body><div id="root"></div><script>
const stories = ${JSON.stringify(stories)}
const heard = new Map()
globalThis.__STORYBOOK_PREVIEW__ = { storyStoreValue: {}, loadStory: async () => ({ storyGlobals: {} }) }
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listen) => heard.set(event, listen),
  off: (event) => heard.delete(event),
  emit: (_, { storyId }) => setTimeout(() => {
    document.querySelector('#root').innerHTML = stories[storyId]
    heard.get('storyFinished')({ storyId, status: 'success' })
  }),
}
</script>`

const button = (more = ''): string => `<div style="width: 120px; height: 40px; background: #eee; ${more}">Send</div>`
const screen = (words: string): string =>
  `<style>@keyframes turn { to { rotate: 1turn } } @media (width <= 400px) { p { color: teal } }</style>
<p>${words} <input value="typed" autofocus> <i style="display: inline-block; animation: turn 1s infinite">/</i></p>`

/** Writes a Storybook of a component and a screen. */
function build(name: string, component: string, page: string): string {
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  const entry = (id: string, title: string) => ({
    id,
    title,
    name: 'Default',
    type: 'story',
    importPath: `./${id}.tsx`,
  })
  const entries = {
    button: entry('button', 'Kit/Button'),
    inbox: entry('inbox', 'Screens/Inbox'),
    // Left out: rendering it would fail, because the preview has no such story.
    clicks: { ...entry('clicks', 'Screens/Inbox'), tags: ['test-only'] },
  }
  writeFileSync(join(place, 'index.json'), JSON.stringify({ entries }))
  writeFileSync(join(place, 'iframe.html'), preview({ button: component, inbox: page }))
  return place
}

const differences = (before: string, after: string, accepted: Accepted = new Map(), only: readonly string[] = []) => {
  const kept = join(folder, `kept of ${before.split('/').at(-1)}`)
  const stories = readStories(after).filter((story) => isNamed(story, only))
  return compareStorybooks({ stories, before, after, kept, accepted, workers: 2, log: () => undefined })
}

// UI-54
describe('compareStorybooks', () => {
  it('finds nothing twice in a row where nothing has changed', async () => {
    const before = build('before', button(), screen('Your messages'))
    const after = build('same', button(), screen('Your messages'))
    for (const _ of ['first', 'second']) {
      const { findings, equal, broken } = await differences(before, after)
      expect(findings).toEqual([])
      expect(broken).toEqual([])
      expect(equal.toSorted()).toEqual([
        'button desk dark',
        'button desk light',
        'inbox desk dark',
        'inbox desk light',
        'inbox phone dark',
        'inbox phone light',
      ])
    }
  })

  it('finds one row of pixels of a component and one word of a screen, until they are accepted', async () => {
    const before = build('before', button(), screen('Your messages'))
    const after = build('after', button('box-shadow: inset 0 1px #efefef'), screen('Your letters'))
    const { findings, equal } = await differences(before, after)
    expect(equal).toEqual([])
    expect(findings.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'button desk dark: changed',
      'button desk light: changed',
      'inbox desk dark: changed',
      'inbox desk light: changed',
      'inbox phone dark: changed',
      'inbox phone light: changed',
    ])
    const row = findings.find(({ name }) => name === 'button desk light')
    expect(row?.kind === 'changed' && row.difference.area.height).toBe(1)
    const accepted = new Map(findings.map((found) => [found.name, found.digest]))
    const again = await differences(before, after, accepted, ['button'])
    expect(again.findings.map(({ isAccepted }) => isAccepted)).toEqual([true, true])
  })
})
