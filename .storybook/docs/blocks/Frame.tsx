import { useSyncExternalStore } from 'react'
import type { Story } from './use-stories.ts'
import styles from '../docs.module.css'

interface FrameProps {
  readonly story: Story
  /** A CSS length; by default that of the story's viewport, or all there is. */
  readonly width?: string | undefined
  /** Settings of the toolbar, by name; the theme is that of the page unless it is one of them. */
  readonly globals?: Readonly<Record<string, string>> | undefined
}

const widths: Readonly<Record<string, string>> = { phone: '360px', narrow: '320px' }

const observeTheme = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const readTheme = (): string => document.documentElement.dataset['theme'] ?? 'system'

/** A story in a page of its own, where its play function runs. */
export const Frame = ({ story, width, globals = {} }: FrameProps) => {
  const theme = useSyncExternalStore(observeTheme, readTheme)
  const viewport = (story.storyGlobals?.['viewport'] as { readonly value?: string } | undefined)?.value ?? ''
  const settings = Object.entries({ theme, ...globals }).map(([name, value]) => `${name}:${value}`)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which needs its scripts and storage
    <iframe
      className={styles['frame']}
      style={{ width: width ?? widths[viewport] ?? '100%' }}
      title={`${story.title}: ${story.name}`}
      loading="lazy"
      src={`./iframe.html?viewMode=story&id=${story.id}&globals=${settings.join(';')}`}
    />
  )
}
