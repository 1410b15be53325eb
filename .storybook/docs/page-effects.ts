import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect } from 'react'

type Channel = DocsContextProps['channel']
interface GlobalsEvent {
  readonly globals?: Readonly<Record<string, unknown>>
}

/** Theme and density of the toolbar, for pages without a story, whose decorators would set them. */
export function useGlobalAttributes(channel: Channel): void {
  useEffect(() => {
    let current: GlobalsEvent['globals'] = {}
    const apply = ({ globals = {} }: GlobalsEvent) => {
      current = { ...current, ...globals }
      const { dataset } = document.documentElement
      if (current['theme'] === 'light' || current['theme'] === 'dark') dataset['theme'] = current['theme']
      else delete dataset['theme']
      if (current['density'] === 'compact') dataset['density'] = 'compact'
      else delete dataset['density']
    }
    const [latest] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as readonly GlobalsEvent[]
    if (latest) apply(latest)
    // What the toolbar asks for. Frames on the page say on the same channel which globals they have now, theirs and not the page's.
    channel.on('updateGlobals', apply)
    return () => channel.off('updateGlobals', apply)
  }, [channel])
}

/** Scrolls to the heading that the address names, which is not there yet when the frame loads. */
export function useHashTarget(): void {
  useEffect(() => {
    const { hash } = new URL(document.location.href)
    if (hash !== '') document.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`)?.scrollIntoView()
  }, [])
}
