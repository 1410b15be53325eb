import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import { useProveIdentity } from '../../api/use-identity-call.ts'
import { ConfirmIdentityForm } from './ConfirmIdentityForm.tsx'

export interface ProveIdentityDialogProps {
  readonly onProved: () => void
  readonly onClose: () => void
}

/** Asks who it is before a sensitive action, if the password was not given in the last ten minutes. Rule: IDEN-46. */
export const ProveIdentityDialog = ({ onProved, onClose }: ProveIdentityDialogProps) => {
  const { send, ...state } = useProveIdentity(onProved)
  return (
    <ConfirmIdentityForm
      {...state}
      title={t('Is it you?')}
      lead={
        <Text>
          {t('This is sensitive, and your last sign-in was a while ago. We do not ask again for ten minutes.')}
        </Text>
      }
      saveText={t('Go on')}
      onSubmit={send}
      onClose={onClose}
    />
  )
}
