import { supportMessageErrors, HELP_MESSAGE_MAX_LENGTH } from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../../../shared/components/FormDialog/index.ts'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface HelpDialogProps {
  /** The address for the reply. */
  readonly email: string
  /** What was typed before the dialog was closed. */
  readonly start?: string
  /** Called with what is typed, and with '' once it is sent. */
  readonly onType?: (message: string) => void
  readonly onClose: () => void
  /** Opens the support chat; absent while nobody can chat. */
  readonly onChat?: () => void
  /** Sends the question; null on success, else why not. */
  readonly onSend: (message: string) => Promise<string | null>
}

const none: readonly FormError[] = []

/** Moves the focus to the text field on opening. */
const focusTextField = (place: HTMLElement | null): void => place?.querySelector('textarea')?.focus()

/** The form for a question to the operator; the text stays if sending fails. The chat is offered beside it, never in its place. Rules: MOD-4, MOD-10. */
export const HelpDialog = ({ email, start = '', onType, onChat, onClose, onSend }: HelpDialogProps) => {
  const [message, setMessage] = useState(start)
  const [errors, setErrors] = useState(none)
  const remaining = useRemainingErrors(errors, { message })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    if (isSending) return
    const wrong = toFormErrors(supportMessageErrors(message), { message: t('What do you need?') })
    setErrors(wrong)
    setRefusal(null)
    if (wrong.length > 0) return
    setSending(true)
    const refused = await onSend(message)
    setSending(false)
    setRefusal(refused)
    if (refused !== null) return
    onType?.('')
    onClose()
  }
  return (
    <FormDialog
      title={t('Help')}
      saveText={t('Send question')}
      pendingLabel={t('Sending')}
      isPending={isSending}
      refusal={refusal}
      errors={errors}
      onSave={() => void send()}
      onClose={onClose}
    >
      {onChat !== undefined && (
        <Button fullWidth onPress={onChat}>
          <Icon icon={icons.MessageSquare} />
          {t('Chat with us')}
        </Button>
      )}
      <div ref={focusTextField}>
        <TextArea
          label={t('What do you need?')}
          isRequired
          rows={5}
          maxLength={HELP_MESSAGE_MAX_LENGTH}
          value={message}
          onChange={(text) => {
            setMessage(text)
            onType?.(text)
          }}
          description={t('The page that you are on goes with it. We answer to {email}.', { email })}
          errorMessage={getErrorMessage(remaining, 'message')}
        />
      </div>
    </FormDialog>
  )
}
