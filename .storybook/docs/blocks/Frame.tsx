import { useRef, useSyncExternalStore } from 'react'
import type { Story } from './use-stories.ts'
import { useTurn } from './use-turn.ts'
import styles from './blocks.module.css'

interface FrameProps {
  /** The id of a story: `screens-employers-search--default`. */
  readonly id: string
  readonly title: string
  /** A CSS length. Default all there is. */
  readonly width?: string | undefined
  /** Settings of the toolbar, by name; the theme is that of the page unless it is one of them. */
  readonly globals?: Readonly<Record<string, string>> | undefined
}

const widths: Readonly<Record<string, string>> = { phone: '360px', narrow: '320px' }

/** The width of the viewport that a story sets. */
export const widthOf = ({ storyGlobals }: Story): string | undefined =>
  widths[(storyGlobals?.['viewport'] as { readonly value?: string } | undefined)?.value ?? '']

const observeTheme = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const readTheme = (): string => document.documentElement.dataset['theme'] ?? 'system'

/** A story in a page of its own, where its play function runs when it is its turn. */
export const Frame = ({ id, title, width = '100%', globals = {} }: FrameProps) => {
  const theme = useSyncExternalStore(observeTheme, readTheme)
  const frame = useRef<HTMLIFrameElement>(null)
  const isOn = useTurn(frame)
  const settings = Object.entries({ theme, ...globals }).map(([name, value]) => `${name}:${value}`)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which needs its scripts and storage
    <iframe
      ref={frame}
      className={styles['frame']}
      style={{ width }}
      title={title}
      src={isOn ? `./iframe.html?viewMode=story&id=${id}&globals=${settings.join(';')}` : 'about:blank'}
    />
  )
}
