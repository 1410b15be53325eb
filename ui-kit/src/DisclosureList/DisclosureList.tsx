import { useState, type ReactNode, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../Button/index.ts'
import { ChevronDown } from '../Icon/glyphs.ts'
import { Icon } from '../Icon/index.ts'
import styles from './DisclosureList.module.css'
import { say } from '../words/index.ts'

export interface DisclosureListProps<Item> extends RefAttributes<HTMLUListElement> {
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
  /** How many are shown at first. Default 2. */
  readonly first?: number | undefined
  /** How many each press reveals. Default 3. */
  readonly step?: number | undefined
  /** "Show 3 more of 7". */
  readonly moreText?: ((next: number, left: number) => string) | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
}

const focus = (item: HTMLElement | null) => item?.focus()

/** A list that begins short and reveals a few more at a press; focus goes to the first new one. */
export const DisclosureList = <Item,>({
  items,
  idOf,
  children,
  first = 2,
  step = 3,
  moreText = (next, left) =>
    next < left ? say('Show {next} more of {left}', { next, left }) : say('Show {left} more', { left }),
  label,
  className,
  ref,
}: DisclosureListProps<Item>) => {
  const [shown, setShown] = useState(first)
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
          <li key={idOf(item)} tabIndex={-1} ref={index === firstNew ? focus : null}>
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" size="sm" className={styles['more']} onPress={more}>
          {moreText(Math.min(step, left), left)}
          <Icon of={ChevronDown} size="sm" />
        </Button>
      )}
    </>
  )
}
