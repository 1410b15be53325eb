import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import styles from './ImportPage.module.css'
import type { RowChoice } from './import-rows.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ImportRowProps {
  readonly name: string
  readonly now: ReactNode
  readonly found: ReactNode
  readonly choice: RowChoice
  /** The options: "Keep", "Replace", "Add 2". Empty if there is nothing to choose. */
  readonly choices: readonly { readonly id: RowChoice; readonly label: string }[]
  readonly onChoose: (choice: RowChoice) => void
  /** The fields that are missing or wrong in the file and required for saving. */
  readonly missing?: ReactNode
}

/** One item with its current and its imported value, and the choice between them. Rule: PROF-33. */
export const ImportRow = ({ name, now, found, choice, choices, onChoose, missing }: ImportRowProps) => (
  <li className={styles['row']} data-choice={choice}>
    <Text as="h3" variant="label" className={styles['name'] ?? ''}>
      {name}
    </Text>
    <div className={styles['now']} data-gone={choice === 'replace' || undefined}>
      <span className={styles['side']}>{t('Now')}</span>
      {now}
    </div>
    <div className={styles['found']} data-off={choice === 'keep' || undefined}>
      <span className={styles['side']}>{t('Found')}</span>
      {found}
    </div>
    <div className={styles['choice']}>
      {choices.length > 0 && (
        <SegmentedControl
          aria-label={t('{name}: what to do', { name })}
          size="sm"
          fullWidth
          segments={choices}
          value={choice}
          onChange={onChoose}
        />
      )}
    </div>
    {choice !== 'keep' && missing !== undefined && <div className={styles['missing']}>{missing}</div>}
  </li>
)
