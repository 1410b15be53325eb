import {
  CONFIG_ERROR,
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

const ID = 'guildhall/delay-sidebar'

/** Each means that the opened story or page is shown, or cannot be. */
const outcomes = [STORY_RENDERED, DOCS_RENDERED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION, CONFIG_ERROR]

/** The id of the page or story in the address; undefined if the address has none, so that Storybook opens the first. */
const openedEntry = (): string | undefined =>
  /^\/(?:docs|story)\/(.+)$/.exec(new URLSearchParams(window.location.search).get('path') ?? '')?.[1]

/**
 * Until the opened story or page is shown, the sidebar lists only that one and the first of each section: Storybook computes the tree of all
 * entries on the main thread that the story shares, and needs longer for the tree than for the story.
 */
export function delaySidebar(): void {
  const opened = openedEntry()
  if (opened === undefined) return
  // Storybook expands the sections that it lists at the start, and collapses those that come later.
  const firsts = new Map<string | undefined, string>()
  const isListedFirst = ({ id, title }: { readonly id: string; readonly title: string }): boolean => {
    const section = title.split('/')[0]
    if (!firsts.has(section)) firsts.set(section, id)
    return id === opened || id === firsts.get(section)
  }
  addons.setConfig({ sidebar: { filters: { [ID]: isListedFirst } } })
  addons.register(ID, (api) => {
    const showAll = (): void => {
      for (const outcome of outcomes) api.off(outcome, showAll)
      void api.experimental_setFilter(ID, () => true)
    }
    for (const outcome of outcomes) api.on(outcome, showAll)
  })
}
