import { DocsContext } from '@storybook/addon-docs/blocks'
import { Children, useContext, type ReactNode } from 'react'
import { Anchor } from '../Anchor.tsx'
import shared from '../docs.module.css'
import styles from './blocks.module.css'

/** The names of stories at the end of a clause. */
const SHOWN = / \((?<names>[A-Z]\w+(?:, [A-Z]\w+)*)\)$/

/** `WithActions` as Storybook names it in ids: `with-actions`. */
const dashed = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()

/** An item of a list. Behind a clause, the stories that show it are links. */
export const Clause = ({ children }: { readonly children?: ReactNode }) => {
  const { componentStories } = useContext(DocsContext)
  const parts = Children.toArray(children)
  const last = parts.at(-1)
  const names = typeof last === 'string' ? SHOWN.exec(last)?.groups?.['names'] : undefined
  const stories = names === undefined ? [] : componentStories()
  const links = (names?.split(', ') ?? []).map((name) => stories.find(({ id }) => id.endsWith(`--${dashed(name)}`)))
  if (typeof last !== 'string' || links.length === 0 || links.includes(undefined))
    return <li className={shared['li']}>{children}</li>
  return (
    <li className={shared['li']}>
      {parts.slice(0, -1)}
      {last.replace(SHOWN, ' ')}
      <span className={styles['shown']}>
        {links.map(
          (story) =>
            story && (
              <Anchor key={story.id} href={`?path=/story/${story.id}`}>
                {story.name}
              </Anchor>
            ),
        )}
      </span>
    </li>
  )
}
