import { Button } from '@guildhall/ui-kit/Button'
import { t } from '../../../../shared/i18n/index.ts'

export interface AnswerFormActionsProps {
  readonly submitText: string
  readonly variant?: 'primary' | 'secondary'
  readonly isSending: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** The buttons of an answer's form. */
export const AnswerFormActions = ({
  submitText,
  variant = 'primary',
  isSending,
  onSubmit,
  onClose,
}: AnswerFormActionsProps) => (
  <>
    <Button variant="quiet" onPress={onClose}>
      {t('Not now')}
    </Button>
    <Button variant={variant} isPending={isSending} onPress={onSubmit}>
      {submitText}
    </Button>
  </>
)
