import { useState, type ReactNode, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../Button/index.ts'
import { ChevronDown } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './ShowMoreList.module.css'
import { t } from '../i18n/index.ts'

export interface ShowMoreListProps<Item> extends RefAttributes<HTMLUListElement> {
  /** All items, in order. */
  readonly items: readonly Item[]
  /** The key of an item. */
  readonly getKey: (item: Item) => string
  /** Renders an item. */
  readonly children: (item: Item) => ReactNode
  /** The number of items shown at first. Default 2. */
  readonly initialCount?: number | undefined
  /** The number of items that each press reveals. Default 3. */
  readonly step?: number | undefined
  /** "Show 3 more of 7". */
  readonly formatShowMore?: ((next: number, left: number) => string) | undefined
  /** The accessible name of the list. */
  readonly label?: string | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

const focus = (item: HTMLElement | null) => item?.focus()

/** A list that shows a few items and reveals more on a press; focus moves to the first new one. */
export const ShowMoreList = <Item,>({
  items,
  getKey,
  children,
  initialCount = 2,
  step = 3,
  formatShowMore = (next, left) =>
    next < left ? t('Show {next} more of {left}', { next, left }) : t('Show {left} more', { left }),
  label,
  className,
  ref,
}: ShowMoreListProps<Item>) => {
  const [shown, setShown] = useState(initialCount)
  const [firstNew, setFirstNew] = useState<number>()
  const left = items.length - shown
  const more = () => {
    setFirstNew(shown)
    setShown(shown + step)
  }
  return (
    <>
      <ul ref={ref} className={classes(styles['list'], className)} aria-label={label}>
        {items.slice(0, shown).map((item, index) => (
          <li key={getKey(item)} tabIndex={-1} ref={index === firstNew ? focus : null}>
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" size="sm" className={styles['more']} onPress={more}>
          {formatShowMore(Math.min(step, left), left)}
          <Icon icon={ChevronDown} size="sm" />
        </Button>
      )}
    </>
  )
}
