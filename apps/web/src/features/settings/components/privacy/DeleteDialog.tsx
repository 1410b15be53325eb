import { useState } from 'react'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { Text } from '@guildhall/ui-kit/Text'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import { useDeleteAccount } from '../../api/use-delete-account.ts'
import { DeleteForm, type Successor } from './DeleteForm.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface DeleteDialogProps {
  readonly userType: 'contractor' | 'employer'
  readonly onClose: () => void
}

const labels = { successor: t('The company') }

/** Deletes the user's account, after the password and, if it is needed, the choice of the company's next admin. Rule: PRIV-6. */
export const DeleteDialog = ({ userType, onClose }: DeleteDialogProps) => {
  const [successors, setSuccessors] = useState<readonly Successor[] | null>(null)
  const [deletesAt, setDeletesAt] = useState<string | null>(null)
  const deletion = useDeleteAccount({ labels, onDeleted: setDeletesAt, onSuccessorNeeded: setSuccessors })
  if (deletesAt !== null)
    return (
      <Dialog title={t('Your account is deleted')} isOpen isDismissable={false}>
        <Text>
          {t('It will be erased on {day}. Sign in before then, and you can bring it back.', {
            day: formatDate(deletesAt),
          })}
        </Text>
        <Spinner label={t('Signing you out')} />
      </Dialog>
    )
  return (
    <DeleteForm
      {...deletion}
      userType={userType}
      successors={successors}
      onClose={onClose}
      onSubmit={(typed) => {
        const successor = successors !== null && typed.successor === null ? [t('Please choose one')] : undefined
        deletion.send(typed, toFormErrors({ successor }, labels))
      }}
    />
  )
}
