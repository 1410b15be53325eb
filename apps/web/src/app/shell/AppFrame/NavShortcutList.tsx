import { Link } from '@guildhall/ui-kit/Link'
import { useId } from 'react'
import styles from './AppFrame.module.css'

/** A link that the user has named, such as a saved search. */
export interface NavShortcut {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly isHere: boolean
  /** "4 new"; null if there is nothing new. */
  readonly news: string | null
}

export interface NavShortcutListProps {
  readonly title: string
  readonly places: readonly NavShortcut[]
}

/** Saved links in the navigation; hidden if the navigation is collapsed to icons. */
export const NavShortcutList = ({ title, places }: NavShortcutListProps) => {
  const id = useId()
  if (places.length === 0) return null
  return (
    <div className={styles['kept']}>
      <p id={id} className={styles['keptTitle']}>
        {title}
      </p>
      <ul className={styles['list']} aria-labelledby={id}>
        {places.map(({ id: key, href, name, isHere, news }) => (
          <li key={key}>
            <Link
              variant="plain"
              className={styles['item']}
              href={href}
              {...(isHere ? { 'aria-current': 'true' as const } : {})}
            >
              <span className={styles['label']} dir="auto">
                {name}
              </span>
              {news !== null && <span className={styles['news']}>{news}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
