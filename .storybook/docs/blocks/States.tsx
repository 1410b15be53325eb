import { Example } from './Example.tsx'
import { useStories } from './use-stories.ts'
import styles from './blocks.module.css'

/** Every state of a component. */
export const States = () => (
  <div className={styles['states']}>
    {useStories()
      .filter(({ name }) => name !== 'Playground')
      .map((story) => (
        <Example key={story.id} story={story} title={story.name} />
      ))}
  </div>
)
