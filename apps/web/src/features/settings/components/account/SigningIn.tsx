import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { formatPhone } from '../../format-phone.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The settings of signing in that can be changed. */
export type SignInSetting = 'email' | 'mobile' | 'password' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes'

export interface SigningInProps {
  readonly email: string
  readonly isVerified: boolean
  /** E.164; null if there is none. */
  readonly mobile: string | null
  readonly hasTwoFactor: boolean
  readonly onChange: (matter: SignInSetting) => void
}

/** The ways of signing in, each with a button to change it. Rule: UI-4. */
export const SigningIn = ({ email, isVerified, mobile, hasTwoFactor, onChange }: SigningInProps) => {
  const change = (matter: SignInSetting, what: string, text = t('Change')) => (
    <Button size="sm" aria-label={`${text} ${what}`} onPress={() => onChange(matter)}>
      {text}
    </Button>
  )
  return (
    <SettingPart title={t('Signing in')}>
      <SettingRows>
        <SettingRow
          label={t('E-mail')}
          value={isVerified ? t('{email}, verified', { email }) : t('{email}, not verified yet', { email })}
          control={
            <Cluster>
              {!isVerified && (
                <LinkButton size="sm" href="/email-not-verified">
                  {t('Verify')}
                </LinkButton>
              )}
              {change('email', t('your e-mail'))}
            </Cluster>
          }
        />
        <SettingRow
          label={t('Mobile')}
          value={mobile === null ? t('None given') : <bdi>{formatPhone(mobile)}</bdi>}
          control={change('mobile', t('your mobile'), mobile === null ? t('Add') : t('Change'))}
        />
        <SettingRow
          label={t('Password')}
          value={t('Signs out your other devices')}
          control={change('password', t('your password'))}
        />
        <SettingRow
          label={t('Two-step sign-in')}
          value={
            hasTwoFactor
              ? t('On: a code of your authenticator app, after the password')
              : isVerified
                ? t('Off. With an app on your phone, a stolen password is not enough')
                : t('Off. You can turn it on once your e-mail is verified')
          }
          control={
            hasTwoFactor ? (
              <Cluster>
                {change('recovery-codes', t('for two-step sign-in'), t('New codes'))}
                {change('two-factor-off', t('two-step sign-in'), t('Turn off'))}
              </Cluster>
            ) : (
              isVerified && change('two-factor-on', t('two-step sign-in'), t('Turn on'))
            )
          }
        />
      </SettingRows>
    </SettingPart>
  )
}
