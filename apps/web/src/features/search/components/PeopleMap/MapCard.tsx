import { Button } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FoundCandidate } from '../../../candidates/index.ts'
import { formatGroup } from './pins.ts'
import styles from './PeopleMap.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface MapCardProps {
  readonly group: readonly FoundCandidate[]
  readonly renderPerson: (person: FoundCandidate) => ReactNode
  /** Zooms in until the candidates have separate pins; null if they always share one. */
  readonly onApart: (() => void) | null
  readonly onClose: () => void
}

/** The initial number of rows in a card, and the number that each "more" adds. */
const ROWS = 20

/** The candidates of one pin. Focus moves to the card when it opens, and returns to the map when it closes. */
export const MapCard = ({ group, onApart, onClose, renderPerson }: MapCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(ROWS)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // A drawer over the map handles its own Escape.
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && document.querySelector('[role="dialog"]') === null) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => escape(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const label = formatGroup(group)
  const left = group.length - shown
  return (
    <section className={styles['card']} aria-label={label}>
      <header className={styles['cardHead']}>
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {label}
        </h2>
        {onApart !== null && (
          <Button size="sm" onPress={onApart}>
            {t('Zoom in')}
          </Button>
        )}
        <IconButton label={t('Close')} icon={icons.X} size="sm" onPress={onClose} />
      </header>
      <ol className={styles['cardList']}>{group.slice(0, shown).map(renderPerson)}</ol>
      {left > 0 && (
        <Button className={styles['cardMore']} onPress={() => setShown(shown + ROWS)}>
          {t('Show {count} more', { count: Math.min(ROWS, left) })}
        </Button>
      )}
    </section>
  )
}
