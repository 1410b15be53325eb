import { addons } from 'storybook/preview-api'
import { STORY_FINISHED } from './blocks/use-turn.ts'

/** The page of documentation that this frame is in; null if it is in none. */
const findDocsPage = (): Window | null => {
  const { parent } = window
  if (parent === window) return null
  return new URLSearchParams(parent.location.search).get('viewMode') === 'docs' ? parent : null
}

/**
 * In a frame of a page of documentation: tells the page when the story has played, for the next frame to begin. What the story writes to the console
 * belongs to its tests, some of which show how an error looks, and not to the console of the page.
 */
export function reportFinishedStory(): void {
  const parent = findDocsPage()
  if (parent === null) return
  // oxlint-disable-next-line no-console -- this is what writes it
  console.error = () => undefined
  addons.getChannel().on('storyFinished', () => parent.postMessage(STORY_FINISHED, window.location.origin))
}
