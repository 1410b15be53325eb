import {
  CONFIG_ERROR,
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

const ID = 'guildhall/list-later'

/** Any of these ends the wait for what was opened. */
const outcomes = [STORY_RENDERED, DOCS_RENDERED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION, CONFIG_ERROR]

/** The page or story that the address opens; undefined if it leaves the choice to Storybook. */
const findOpened = (): string | undefined =>
  /^\/(?:docs|story)\/(.+)$/.exec(new URLSearchParams(window.location.search).get('path') ?? '')?.[1]

/**
 * Until the opened story or page is shown, the sidebar lists only that one and the first of each section: Storybook works out the whole list on the
 * thread of the story, and needs longer for it than for the story.
 */
export function showListLater(): void {
  const opened = findOpened()
  if (opened === undefined) return
  // A section that is there from the start is shown open.
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
