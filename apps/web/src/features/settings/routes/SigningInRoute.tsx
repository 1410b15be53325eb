import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { EmailDialog } from '../components/account/EmailDialog.tsx'
import { MobileDialog } from '../components/account/MobileDialog.tsx'
import { PasswordDialog } from '../components/account/PasswordDialog.tsx'
import { SigningIn, type SignInSetting } from '../components/account/SigningIn.tsx'
import {
  RecoveryCodesResetDialog,
  DisableTwoFactorDialog,
  EnableTwoFactorDialog,
} from '../components/account/TwoFactorDialogs.tsx'

interface SettingDialogProps {
  readonly setting: SignInSetting
  readonly user: SessionAnswer['user']
  readonly onClose: () => void
}

const SettingDialog = ({ setting: matter, user, onClose }: SettingDialogProps) => {
  switch (matter) {
    case 'email':
      return <EmailDialog email={user.email} onClose={onClose} />
    case 'mobile':
      return <MobileDialog mobile={user.mobile} onClose={onClose} />
    case 'password':
      return <PasswordDialog user={user} onClose={onClose} />
    case 'two-factor-on':
      return <EnableTwoFactorDialog onClose={onClose} />
    case 'two-factor-off':
      return <DisableTwoFactorDialog onClose={onClose} />
    case 'recovery-codes':
      return <RecoveryCodesResetDialog onClose={onClose} />
  }
}

/** The user's ways of signing in, with the dialog of the one being changed. */
export const SigningInRoute = ({ user }: { readonly user: SessionAnswer['user'] }) => {
  const [setting, setSetting] = useState<SignInSetting | null>(null)
  return (
    <>
      <SigningIn
        email={user.email}
        isVerified={user.emailVerified}
        mobile={user.mobile}
        hasTwoFactor={user.twoFactor}
        onChange={setSetting}
      />
      {setting !== null && <SettingDialog setting={setting} user={user} onClose={() => setSetting(null)} />}
    </>
  )
}
