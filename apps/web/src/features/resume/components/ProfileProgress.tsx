import type { ProfileCompleteness } from '@guildhall/domain/profiles'
import { ProgressCircle } from '@guildhall/ui-kit/ProgressCircle'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { type EditPart, getEditPart } from '../edit-parts.ts'
import styles from './ProfileProgress.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface ProfileProgressProps {
  readonly completeness: ProfileCompleteness
  readonly onEdit: (part: EditPart) => void
}

const PERCENT = 100

const formatNext = ({ complete, next }: ProfileCompleteness): string => {
  if (next === null) return t('Employers see the whole profile.')
  const label = next.label.toLowerCase()
  return complete
    ? t('A little is left to do. Next: {label}.', { label })
    : t('Employers find you once nothing is missing. Next: {label}.', { label })
}

/** The completeness of a profile, what is missing, and the best next step. Rules: PROF-1, PROF-3, PROF-44. */
export const ProfileProgress = ({ completeness, onEdit }: ProfileProgressProps) => {
  const { ratio: share, missing } = completeness
  const percent = Math.floor(share * PERCENT)
  return (
    <div className={styles['progress']}>
      <div className={styles['ring']}>
        <ProgressCircle value={percent} label={t('{percent} percent complete', { percent })} />
        <div>
          <Text variant="label">{missing.length === 0 ? t('Complete') : t('Not complete yet')}</Text>
          <Text variant="caption">{formatNext(completeness)}</Text>
        </div>
      </div>
      {missing.length > 0 && (
        <ul className={styles['missing']} aria-label={t('Still missing')}>
          {missing.map(({ part, label }) => (
            <li key={part} className={styles['item']}>
              <span className={styles['mark']} aria-hidden="true" />
              <TextButton onPress={() => onEdit(getEditPart(part))}>{label}</TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
