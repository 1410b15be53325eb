import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX_LENGTH } from '@guildhall/domain/notifications'
import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import type { FormError } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { TypedWebhook } from '../../api/use-webhooks.ts'
import { eventLabels } from './event-labels.ts'

export interface WebhookFormProps extends FormDialogState {
  /** The webhook whose events are changed; its address stays. */
  readonly changed?: TypedWebhook
  readonly onSubmit: (typed: TypedWebhook) => void
}

const none: readonly FormError[] = []

/** Asks for the address of a new webhook and for what it is told. Rule: NOTE-27. */
export const WebhookForm = ({ changed, errors = none, onSubmit, ...state }: WebhookFormProps) => {
  const [typed, setTyped] = useState<TypedWebhook>(changed ?? { url: '', events: WEBHOOK_EVENTS })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <FormDialog
      {...state}
      errors={errors}
      hasSecretAnswer={changed === undefined}
      title={changed === undefined ? t('New webhook') : t('Change the events')}
      saveText={changed === undefined ? t('Add the webhook') : t('Save')}
      onSave={() => onSubmit(typed)}
    >
      <TextField
        label={t('Address')}
        name="url"
        type="url"
        isRequired
        isReadOnly={changed !== undefined}
        autoComplete="off"
        maxLength={WEBHOOK_URL_MAX_LENGTH}
        description={t('Where your service hears us. It begins with https.')}
        value={typed.url}
        onChange={(url) => setTyped({ ...typed, url })}
        errorMessage={getErrorMessage(remaining, 'url')}
      />
      <CheckboxGroup
        label={t('Events')}
        name="events"
        isRequired
        value={[...typed.events]}
        onChange={(chosen) => setTyped({ ...typed, events: WEBHOOK_EVENTS.filter((event) => chosen.includes(event)) })}
        errorMessage={getErrorMessage(remaining, 'events')}
      >
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox key={event} value={event} description={eventLabels[event].description}>
            {eventLabels[event].label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FormDialog>
  )
}
