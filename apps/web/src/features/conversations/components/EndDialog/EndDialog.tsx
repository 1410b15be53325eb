import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { formatWithdrawal } from '../../format-withdrawal.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** Final statuses, which nobody can undo. */
export type Ending = 'withdrawn' | 'blocked'

export interface EndDialogProps {
  readonly ending: Ending | null
  readonly name: string
  readonly onClose: () => void
  readonly onEnd: (ending: Ending) => void
}

const texts = {
  withdrawn: {
    title: t('Withdraw the request?'),
    text: formatWithdrawal,
    action: t('Withdraw request'),
  },
  blocked: {
    title: t('Block for good?'),
    text: (name: string) => t('Neither you nor {name} can write here again, and it can’t be undone.', { name }),
    action: t('Block'),
  },
} as const

/** Asks for confirmation before a request or a conversation ends permanently. Rule: CONV-10. */
export const EndDialog = ({ ending, name, onClose, onEnd }: EndDialogProps) => {
  const content = texts[ending ?? 'withdrawn']
  return (
    <Dialog
      role="alertdialog"
      title={content.title}
      isOpen={ending !== null}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Keep it')}
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              if (ending !== null) onEnd(ending)
              onClose()
            }}
          >
            {content.action}
          </Button>
        </>
      }
    >
      <p>{content.text(name)}</p>
    </Dialog>
  )
}
