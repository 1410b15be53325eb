import { type ReactNode, useId } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { t } from '../../i18n/index.ts'

/** The props of a form dialog, besides its fields. */
export interface FormDialogState {
  readonly onClose: () => void
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  /** The error message of the form, if it belongs to no field. */
  readonly refusal?: string | null
}

export interface FormDialogProps extends FormDialogState {
  readonly title: string
  readonly children: ReactNode
  readonly saveText: string
  readonly onSave: () => void
  /** For actions that can't be undone. */
  readonly isDanger?: boolean
  /** The answer is shown once, such as a secret: the dialog stays open while it is on its way. */
  readonly hasSecretAnswer?: boolean
  readonly cancelText?: string
  readonly pendingLabel?: string
}

/** A short form in a dialog: one subject, Cancel, and the submit button. Rule: UI-60. */
export const FormDialog = ({
  title,
  children,
  saveText,
  onSave,
  onClose,
  isPending = false,
  errors,
  refusal = null,
  isDanger = false,
  hasSecretAnswer = false,
  cancelText = t('Cancel'),
  pendingLabel = t('One moment'),
}: FormDialogProps) => {
  const id = useId()
  const mustStay = hasSecretAnswer && isPending
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !mustStay) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" isDisabled={mustStay} onPress={onClose}>
            {cancelText}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {saveText}
          </Button>
        </>
      }
    >
      <Form id={id} label={title} hasErrorSummary={false} errors={errors} onSubmit={onSave}>
        {refusal !== null && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        {children}
      </Form>
    </Dialog>
  )
}
