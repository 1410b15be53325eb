import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { EmailDialog } from '../components/account/EmailDialog.tsx'
import { MobileDialog } from '../components/account/MobileDialog.tsx'
import { PasswordDialog } from '../components/account/PasswordDialog.tsx'
import { SigningIn, type SigningInMatter } from '../components/account/SigningIn.tsx'
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from '../components/account/TwoFactorDialogs.tsx'

interface MatterProps {
  readonly matter: SigningInMatter
  readonly user: SessionAnswer['user']
  readonly onClose: () => void
}

const Matter = ({ matter, user, onClose }: MatterProps) => {
  switch (matter) {
    case 'email':
      return <EmailDialog email={user.email} onClose={onClose} />
    case 'mobile':
      return <MobileDialog mobile={user.mobile} onClose={onClose} />
    case 'password':
      return <PasswordDialog user={user} onClose={onClose} />
    case 'two-factor-on':
      return <TurnOnDialog onClose={onClose} />
    case 'two-factor-off':
      return <TurnOffDialog onClose={onClose} />
    case 'recovery-codes':
      return <NewCodesDialog onClose={onClose} />
  }
}

/** How who is signed in signs in, with the dialog of what is being changed. */
export const SigningInRoute = ({ user }: { readonly user: SessionAnswer['user'] }) => {
  const [matter, setMatter] = useState<SigningInMatter | null>(null)
  return (
    <>
      <SigningIn
        email={user.email}
        isVerified={user.emailVerified}
        mobile={user.mobile}
        hasTwoFactor={user.twoFactor}
        onChange={setMatter}
      />
      {matter !== null && <Matter matter={matter} user={user} onClose={() => setMatter(null)} />}
    </>
  )
}
