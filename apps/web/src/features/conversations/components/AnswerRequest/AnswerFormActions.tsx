import { Button } from '@guildhall/ui-kit/Button'
import { t } from '../../../../shared/i18n/index.ts'

export interface AnswerFormActionsProps {
  readonly submitText: string
  readonly variant?: 'primary' | 'secondary'
  readonly isSending: boolean
  /** The id of the form. */
  readonly form: string
  readonly onClose: () => void
}

/** The buttons of an answer's form. */
export const AnswerFormActions = ({
  submitText,
  variant = 'primary',
  isSending,
  onClose,
  form,
}: AnswerFormActionsProps) => (
  <>
    <Button variant="quiet" onPress={onClose}>
      {t('Not now')}
    </Button>
    <Button variant={variant} type="submit" form={form} isPending={isSending} pendingLabel={t('Sending')}>
      {submitText}
    </Button>
  </>
)
