import { DECLINE_NOTE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { useId, useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Form } from '@guildhall/ui-kit/Form'
import { Stack } from '@guildhall/ui-kit/Stack'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { AnswerFormActions } from './AnswerFormActions.tsx'
import type { SendAnswer } from './request-answer.ts'
import { useAnswerForm } from './use-answer-form.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface AnswerFormProps {
  readonly companyName: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAnswer: SendAnswer
}

/** Accepts, with an optional first message to the company. Rule: CONV-3. */
export const InterestDialog = ({ companyName, isOpen, onClose, onAnswer }: AnswerFormProps) => {
  const [note, setNote] = useState('')
  const id = useId()
  const title = t('Tell {companyName} you are interested', { companyName })
  const { isSending, refusal: refused, errors, errorOf, submit } = useAnswerForm(onAnswer, onClose)
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={<AnswerFormActions submitText={t('I’m interested')} isSending={isSending} onClose={onClose} form={id} />}
    >
      <Form
        id={id}
        label={title}
        hasErrorSummary={false}
        errors={errors}
        onSubmit={() => submit({ status: 'active', ...(note.trim() === '' ? {} : { note }) })}
      >
        <Stack>
          {refused !== null && <Banner tone="danger" role="alert" title={refused.message} />}
          <p>{t('The conversation opens for both of you. Your e-mail and number stay yours until you share them.')}</p>
          <TextArea
            label={t('First message (optional)')}
            showCharacterCount
            maxLength={DECLINE_NOTE_MAX_LENGTH}
            value={note}
            onChange={setNote}
            name="note"
            errorMessage={errorOf('note')}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
