import type { ReactNode } from 'react'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { SignIn } from '../api/use-sign-in.ts'
import { CodeForm, RestoreAccount } from '../components/SignIn/index.ts'
import type { GuildhallIllustrationProps } from '../../../shared/components/GuildhallIllustration/index.ts'

export interface LaterStageProps extends Pick<
  SignIn,
  'deletesAt' | 'errors' | 'isPending' | 'refusal' | 'restore' | 'startOver' | 'submitCode' | 'submitPasskeyStep'
> {
  readonly stage: 'code' | 'deleted'
  readonly illustration: GuildhallIllustrationProps
}

/** What a password alone does not end: the second step, and the restoring of a deleted account. Rules: IDEN-40, PRIV-7. */
export const LaterStage = ({ stage, illustration, ...signIn }: LaterStageProps): ReactNode => {
  const { deletesAt, restore, startOver, submitCode, submitPasskeyStep, ...form } = signIn
  if (stage === 'code')
    return (
      <AuthLayout {...illustration} title={t('One more step')} lead={t('Your account asks for a code too.')}>
        <CodeForm {...form} onSubmit={submitCode} onPasskey={submitPasskeyStep} onBack={startOver} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      {...illustration}
      title={t('You asked us to delete this account')}
      lead={
        deletesAt === null
          ? t('You can still bring it back.')
          : t('It will be erased on {day}. Until then you can bring it back.', { day: formatDate(deletesAt) })
      }
    >
      <RestoreAccount {...form} onRestore={restore} onBack={startOver} />
    </AuthLayout>
  )
}
