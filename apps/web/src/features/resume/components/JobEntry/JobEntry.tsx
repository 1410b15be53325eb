import type { WorkExperience } from '@guildhall/domain/profiles'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Text } from '@guildhall/ui-kit/Text'
import { formatPeriod } from '../../format-period.ts'
import styles from './JobEntry.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface JobEntryProps {
  readonly entry: WorkExperience
  /** Both are undefined if the entry is read-only. */
  readonly onEdit?: (() => void) | undefined
  readonly onDelete?: (() => void) | undefined
  readonly now?: Date
}

/** One entry of a work history, with its edit and delete buttons. Rule: PROF-13. */
export const JobEntry = ({ entry, onEdit, onDelete, now }: JobEntryProps) => {
  const name = `${entry.title}, ${entry.company}`
  return (
    <article className={styles['job']} aria-label={name}>
      <div className={styles['words']}>
        <Text as="h3" variant="label">
          {entry.title}
        </Text>
        <Text>{entry.location === null ? entry.company : `${entry.company}, ${entry.location}`}</Text>
        <Text variant="caption">{formatPeriod(entry, now)}</Text>
      </div>
      <div className={styles['acts']}>
        {onEdit !== undefined && <IconButton label={t('Edit {name}', { name })} icon={icons.Pencil} onPress={onEdit} />}
        {onDelete !== undefined && (
          <IconButton label={t('Delete {name}', { name })} icon={icons.Trash2} onPress={onDelete} />
        )}
      </div>
      {(entry.description !== null || entry.skills.length > 0) && (
        <div className={styles['more']}>
          {entry.description !== null && <Text variant="prose">{entry.description}</Text>}
          {entry.skills.length > 0 && <Text variant="caption">{entry.skills.join(' · ')}</Text>}
        </div>
      )}
    </article>
  )
}
