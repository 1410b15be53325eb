import { OPERATOR_SESSION_MINUTES } from '@guildhall/domain/moderation'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../shared/i18n/index.ts'
import type { StaffSignIn } from '../api/use-staff-sign-in.ts'
import { StaffDoor } from '../components/StaffDoor/index.ts'
import { StaffSignInForm } from '../components/StaffSignInForm.tsx'

/** The sign-in of operators. Rules: MOD-17, MOD-18. */
export const StaffSignInPage = (signIn: StaffSignIn) => (
  <StaffDoor
    title={signIn.stage === 'code' ? t('One more step') : t('For operators')}
    lead={
      signIn.stage === 'code'
        ? t('Your account asks for a code too.')
        : t('Employers and contractors sign in elsewhere.')
    }
  >
    <StaffSignInForm {...signIn} />
    <Text variant="caption">
      {t(
        'You stay signed in for {minutes} minutes. If you have lost your password or your app, ask a superadmin for a new link.',
        { minutes: OPERATOR_SESSION_MINUTES },
      )}
    </Text>
  </StaffDoor>
)
