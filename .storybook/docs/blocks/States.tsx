import { Anchor } from '../Anchor.tsx'
import { Example } from './Example.tsx'
import { useStories } from './use-stories.ts'
import styles from '../docs.module.css'

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

/** Links to every state of a pattern, with the first in a frame: a pattern loads data and takes the width of a page. */
export const StateFrames = () => {
  const stories = useStories()
  const [first] = stories
  return (
    <>
      {first && <Example story={first} isFramed />}
      <ul className={styles['links']}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <Anchor href={`?path=/story/${id}`}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}
