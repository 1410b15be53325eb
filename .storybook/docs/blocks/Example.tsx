import { DocsContext, Story as StoryBlock } from '@storybook/addon-docs/blocks'
import { useContext, useSyncExternalStore } from 'react'
import { Anchor } from '../Anchor.tsx'
import type { Story } from './use-stories.ts'
import styles from '../docs.module.css'

interface ExampleProps {
  readonly story: Story
  /** The heading of the example; without it there is none. */
  readonly title?: string
  /** In a frame of its own, where its play function runs. */
  readonly isFramed?: boolean
}

const widths: Readonly<Record<string, string>> = { phone: '360px', narrow: '320px' }

/** Whether a story changes the whole document: its direction or theme, or a page of its own that fills the screen. */
const needsFrame = ({ storyGlobals, parameters, title }: Story): boolean =>
  Object.keys(storyGlobals ?? {}).length > 0 ||
  parameters['layout'] === 'fullscreen' ||
  parameters['frame'] !== undefined ||
  title.startsWith('Components/Overlays/')

const observeTheme = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const readTheme = (): string => document.documentElement.dataset['theme'] ?? 'system'

const Frame = ({ story }: { readonly story: Story }) => {
  const theme = useSyncExternalStore(observeTheme, readTheme)
  const viewport = (story.storyGlobals?.['viewport'] as { readonly value?: string } | undefined)?.value ?? ''
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which needs its scripts and storage
    <iframe
      className={styles['frame']}
      style={{ width: widths[viewport] ?? '100%' }}
      title={`${story.title}: ${story.name}`}
      loading="lazy"
      src={`./iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`}
    />
  )
}

/** A story on the page, with a link to it. */
export const Example = ({ story, title, isFramed = needsFrame(story) }: ExampleProps) => {
  const { componentStories } = useContext(DocsContext)
  const isThere = componentStories().includes(story)
  const text: unknown = (story.parameters['docs'] as { description?: { story?: unknown } } | undefined)?.description
    ?.story
  return (
    <section className={styles['example']}>
      <div className={styles['stage']} data-example data-framed={isFramed || undefined}>
        {isFramed || !isThere ? <Frame story={story} /> : <StoryBlock of={story.moduleExport} inline />}
      </div>
      <footer className={styles['caption']}>
        <span>
          {title !== undefined && <strong>{title}</strong>}
          {typeof text === 'string' && <span className={styles['note']}>{text}</span>}
        </span>
        <Anchor href={`?path=/story/${story.id}`}>
          Open<span className={styles['hidden']}> {story.name}</span>
        </Anchor>
      </footer>
    </section>
  )
}
