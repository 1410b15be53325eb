import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect } from 'react'

type Channel = DocsContextProps['channel']
interface GlobalsEvent {
  readonly globals?: Readonly<Record<string, unknown>>
}

/** Theme and density of the toolbar, for pages without a story, whose decorators would set them. */
export function useGlobalAttributes(channel: Channel): void {
  useEffect(() => {
    const apply = ({ globals = {} }: GlobalsEvent) => {
      const { dataset } = document.documentElement
      if (globals['theme'] === 'light' || globals['theme'] === 'dark') dataset['theme'] = globals['theme']
      else delete dataset['theme']
      if (globals['density'] === 'compact') dataset['density'] = 'compact'
      else delete dataset['density']
    }
    const [latest] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as readonly GlobalsEvent[]
    if (latest) apply(latest)
    // Frames on the page set globals of their own when they load, on the same channel; only the toolbar updates them.
    channel.on('globalsUpdated', apply)
    return () => channel.off('globalsUpdated', apply)
  }, [channel])
}

/** Scrolls to the heading that the address names, which is not there yet when the frame loads. */
export function useHashTarget(): void {
  useEffect(() => {
    const { hash } = new URL(document.location.href)
    if (hash !== '') document.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`)?.scrollIntoView()
  }, [])
}
