import type { Qualification } from '@guildhall/domain/profiles'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Text } from '@guildhall/ui-kit/Text'
import { formatMonth } from '../../../shared/format/formats.ts'
import styles from '../routes/ResumePage.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface EducationEntryProps {
  readonly entry: Qualification
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One qualification with its edit and delete buttons. Rule: PROF-14. */
export const EducationEntry = ({ entry, onEdit, onDelete }: EducationEntryProps) => {
  const name = `${entry.qualification}, ${entry.institution}`
  return (
    <article className={styles['education']} aria-label={name}>
      <div>
        <Text as="h3" variant="label">
          {entry.qualification}
        </Text>
        <Text>{entry.institution}</Text>
        <Text variant="caption">
          {entry.educationType}
          {entry.currentlyCompleting || entry.dateGraduated === null
            ? t(', being completed')
            : `, ${formatMonth(entry.dateGraduated)}`}
        </Text>
      </div>
      <div className={styles['entryActs']}>
        <IconButton label={t('Edit {name}', { name })} icon={icons.Pencil} onPress={onEdit} />
        <IconButton label={t('Delete {name}', { name })} icon={icons.Trash2} onPress={onDelete} />
      </div>
    </article>
  )
}
