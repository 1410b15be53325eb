import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import type { MemberView } from '../team-view.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface RemoveDialogProps {
  /** Null while no member is about to be removed. */
  readonly member: MemberView | null
  readonly companyName: string
  readonly isRemoving: boolean
  readonly onClose: () => void
  readonly onRemove: (member: MemberView) => void
}

/** Asks before a member is removed: their sessions end, their conversations pass to others, and it cannot be undone. Rule: COMP-18. */
export const RemoveDialog = ({ member, companyName, isRemoving, onClose, onRemove }: RemoveDialogProps) => {
  if (member === null) return null
  const words = member.isYou
    ? {
        title: t('Leave {companyName}?', { companyName }),
        text: t(
          'You are signed out, your conversations pass to an admin and your seat is free. An admin can invite you again.',
        ),
        act: t('Leave the team'),
      }
    : {
        title: t('Remove {name}?', { name: member.name }),
        text: t(
          '{name} is signed out everywhere, their conversations pass to you and their seat is free. You can invite them again, but their conversations stay with you.',
          { name: member.name },
        ),
        act: t('Remove'),
      }
  return (
    <Dialog
      role="alertdialog"
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>{t('Keep')}</Button>
          <Button variant="danger" isPending={isRemoving} pendingLabel={t('Removing')} onPress={() => onRemove(member)}>
            {words.act}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
