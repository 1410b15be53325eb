import { VisuallyHidden } from '../../../ui-kit/src/VisuallyHidden/index.ts'
import { DocsContext, Story as StoryBlock } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Anchor } from '../Anchor.tsx'
import { Frame, widthOf } from './Frame.tsx'
import type { Story } from './use-stories.ts'
import shared from '../docs.module.css'
import styles from './blocks.module.css'

interface ExampleProps {
  readonly story: Story
  /** The heading of the example; without it there is none. */
  readonly title?: string
  /** In a frame of its own, where its play function runs. */
  readonly isFramed?: boolean
}

interface DocsParameters {
  readonly story?: { readonly inline?: boolean }
  readonly description?: { readonly story?: string }
}

/** Whether a story changes the whole document: its direction or theme, or a page of its own that fills the screen. */
const needsFrame = ({ storyGlobals, parameters, title }: Story): boolean =>
  Object.keys(storyGlobals ?? {}).length > 0 ||
  parameters['layout'] === 'fullscreen' ||
  parameters['frame'] !== undefined ||
  title.startsWith('Components/Overlays/') ||
  (parameters['docs'] as DocsParameters | undefined)?.story?.inline === false

/** A story on the page, with a link to it. */
export const Example = ({ story, title, isFramed = needsFrame(story) }: ExampleProps) => {
  const { componentStories } = useContext(DocsContext)
  const isThere = componentStories().includes(story)
  const text = (story.parameters['docs'] as DocsParameters | undefined)?.description?.story
  return (
    <section className={styles['example']}>
      <div className={styles['stage']} data-example data-framed={isFramed || undefined}>
        {isFramed || !isThere ? (
          <Frame id={story.id} title={`${story.title}: ${story.name}`} width={widthOf(story)} />
        ) : (
          <StoryBlock of={story.moduleExport} inline />
        )}
      </div>
      <footer className={styles['caption']}>
        <span>
          {title !== undefined && <strong>{title}</strong>}
          {text !== undefined && <span className={shared['note']}>{text}</span>}
        </span>
        <Anchor href={`?path=/story/${story.id}`}>
          Open<VisuallyHidden> {story.name}</VisuallyHidden>
        </Anchor>
      </footer>
    </section>
  )
}
