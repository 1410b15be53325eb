import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { SeatMeter, formatSeatUse } from './SeatMeter/index.ts'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import type { TeamView } from '../team-view.ts'
import styles from '../routes/TeamSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The number of seats, and how many are taken. Rule: COMP-14. */
export const SeatsPart = ({ team }: { readonly team: TeamView }) => {
  const { total, used, held } = team.seats
  return (
    <SettingPart
      title={t('Seats')}
      aside={
        <Text as="span" tone="muted">
          <Text as="strong" variant="strong">
            {used + held}
          </Text>{' '}
          {t('of {total} {words}', { total, words: total === 1 ? t('seat') : t('seats') })}
        </Text>
      }
    >
      <div className={styles['seat']}>
        <Text tone="muted">{t('Admins and recruiters use a seat. Viewers and billing people don’t.')}</Text>
        <SeatMeter seats={team.seats} />
        <div className={styles['spread']}>
          <Text tone="muted">{formatSeatUse(team.seats)}</Text>
          {team.canManage && <Link href="/settings/subscription/seats">{t('Add seats')}</Link>}
        </div>
      </div>
    </SettingPart>
  )
}
