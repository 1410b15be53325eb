import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { phoneWords } from '../../phone-words.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** What can be changed of how somebody signs in. */
export type SigningInMatter = 'email' | 'mobile' | 'password' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes'

export interface SigningInProps {
  readonly email: string
  readonly isVerified: boolean
  /** E.164, null where there is none. */
  readonly mobile: string | null
  readonly hasTwoFactor: boolean
  readonly onChange: (matter: SigningInMatter) => void
}

/** How one signs in, each with what changes it. Rule: UI-4. */
export const SigningIn = ({ email, isVerified, mobile, hasTwoFactor, onChange }: SigningInProps) => {
  const change = (matter: SigningInMatter, what: string, text = say('Change')) => (
    <Button size="sm" aria-label={`${text} ${what}`} onPress={() => onChange(matter)}>
      {text}
    </Button>
  )
  return (
    <SettingPart title={say('Signing in')}>
      <SettingRows>
        <SettingRow
          label={say('E-mail')}
          value={`${email}, ${isVerified ? 'verified' : 'not verified yet'}`}
          control={
            <Cluster>
              {!isVerified && (
                <LinkButton size="sm" href="/email-not-verified">
                  {say('Verify')}
                </LinkButton>
              )}
              {change('email', say('your e-mail'))}
            </Cluster>
          }
        />
        <SettingRow
          label={say('Mobile')}
          value={mobile === null ? say('None given') : <bdi>{phoneWords(mobile)}</bdi>}
          control={change('mobile', say('your mobile'), mobile === null ? say('Add') : say('Change'))}
        />
        <SettingRow
          label={say('Password')}
          value={say('Signs out your other devices')}
          control={change('password', say('your password'))}
        />
        <SettingRow
          label={say('Two-step sign-in')}
          value={
            hasTwoFactor
              ? 'On: a code of your authenticator app, after the password'
              : 'Off. With an app on your phone, a stolen password is not enough'
          }
          control={
            hasTwoFactor ? (
              <Cluster>
                {change('recovery-codes', say('for two-step sign-in'), say('New codes'))}
                {change('two-factor-off', say('two-step sign-in'), say('Turn off'))}
              </Cluster>
            ) : (
              change('two-factor-on', say('two-step sign-in'), say('Turn on'))
            )
          }
        />
      </SettingRows>
    </SettingPart>
  )
}
