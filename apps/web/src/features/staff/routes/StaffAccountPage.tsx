import { Button } from '@guildhall/ui-kit/Button'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { SettingPart, SettingRow, SettingRows } from '../../../shared/components/SettingsFrame/index.ts'
import { formatTime } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { StaffSession } from '../api/use-staff-session.ts'
import { AppSetUp, type AppSetUpProps } from '../components/AppSetUp.tsx'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { operatorRoleLabels } from '../role-labels.ts'

export interface StaffAccountPageProps {
  readonly session: StaffSession
  readonly setUp: AppSetUpProps
  readonly onSignOut: () => void
}

/** The operator's own account: who they are, their authenticator app, and their session. Rules: MOD-17, MOD-18. */
export const StaffAccountPage = ({ session, setUp, onSignOut }: StaffAccountPageProps) => {
  const { expiresAt, hasTwoFactor, operator } = session
  const { description, label } = operatorRoleLabels[operator.role]
  return (
    <StaffPage title={t('Your account')}>
      <SettingPart title={t('Who you are')}>
        <SettingRows>
          <SettingRow label={t('Name')} value={operator.name} />
          <SettingRow label={t('E-mail')} value={operator.email} />
          <SettingRow label={t('Role')} value={t('{label}: {description}', { label, description })} />
        </SettingRows>
      </SettingPart>
      <SettingPart
        title={t('Authenticator app')}
        aside={hasTwoFactor && <StatusIndicator tone="success">{t('On: signing in takes a code')}</StatusIndicator>}
      >
        {hasTwoFactor ? t('If you have lost it, ask a superadmin for a new link.') : <AppSetUp {...setUp} />}
      </SettingPart>
      <SettingPart title={t('This session')}>
        <SettingRows>
          <SettingRow
            label={t('Ends at {time}', { time: formatTime(expiresAt) })}
            value={t('Used or not. You are told before.')}
            control={<Button onPress={onSignOut}>{t('Sign out')}</Button>}
          />
        </SettingRows>
      </SettingPart>
    </StaffPage>
  )
}
