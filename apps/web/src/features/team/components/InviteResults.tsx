import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import type { InviteSkipReason } from '@guildhall/domain/companies'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { skipReasons } from '../invite-addresses.ts'
import styles from '../routes/TeamSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The result for one address: invited, or why not. */
export interface InviteResult {
  readonly email: string
  readonly skipped: InviteSkipReason | null
}

const headOf = (results: readonly InviteResult[]): string => {
  const sent = results.filter(({ skipped }) => skipped === null).length
  if (sent === 0) return t('Nobody was invited')
  return sent === 1 ? t('1 invite is on its way') : t('{sent} invites are on their way', { sent })
}

/** The result for each address. Rule: COMP-22. */
export const InviteResults = ({ results }: { readonly results: readonly InviteResult[] }) => (
  <div role="status" className={styles['answers']}>
    {results.length > 0 && (
      <SettingPart title={headOf(results)}>
        <ul className={styles['results']} aria-label={t('Each address')}>
          {results.map(({ email, skipped }) => (
            <li key={email} className={styles['result']}>
              <Icon icon={skipped === null ? icons.CircleCheck : icons.CircleAlert} size="sm" />
              <span>
                <Text as="strong" variant="label">
                  {email}
                </Text>{' '}
                {skipped === null ? t('is invited') : skipReasons[skipped]}.
              </span>
            </li>
          ))}
        </ul>
      </SettingPart>
    )}
  </div>
)
