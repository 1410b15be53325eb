import { type DeclineReason, declineReasons, DECLINE_NOTE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { useId, useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { Form } from '@guildhall/ui-kit/Form'
import { Stack } from '@guildhall/ui-kit/Stack'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { AnswerFormActions } from './AnswerFormActions.tsx'
import type { AnswerFormProps } from './InterestDialog.tsx'
import { useAnswerForm } from './use-answer-form.ts'
import { t } from '../../../../shared/i18n/index.ts'

const choices = (Object.keys(declineReasons) as DeclineReason[]).map((id) => ({ id, label: t(declineReasons[id]) }))

/** Declines with a reason that the company sees, and a note that it sees only if it is shared. Rules: CONV-4, CONV-5. */
export const DeclineDialog = ({ companyName, isOpen, onClose, onAnswer }: AnswerFormProps) => {
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [note, setNote] = useState('')
  const [shareNote, setShareNote] = useState(false)
  const id = useId()
  const title = t('Decline the request from {companyName}', { companyName })
  const { isSending, refusal: refused, errors, errorOf, submit } = useAnswerForm(onAnswer, onClose)
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <AnswerFormActions
          submitText={t('Decline')}
          variant="secondary"
          isSending={isSending}
          onClose={onClose}
          form={id}
        />
      }
    >
      <Form
        id={id}
        label={title}
        hasErrorSummary={false}
        errors={errors}
        onSubmit={() =>
          submit({
            status: 'declined',
            ...(reason === null ? {} : { reason }),
            ...(note.trim() === '' ? {} : { note, shareNote }),
          })
        }
      >
        <Stack>
          {refused !== null && <Banner tone="danger" role="alert" title={refused.message} />}
          <RadioGroup
            label={t('Why? {companyName} reads the reason.', { companyName })}
            options={choices}
            isRequired
            value={reason}
            onChange={setReason}
            name="reason"
            errorMessage={errorOf('reason') && t('Choose a reason')}
          />
          <TextArea
            label={t('Note (optional)')}
            rows={3}
            showCharacterCount
            maxLength={DECLINE_NOTE_MAX_LENGTH}
            value={note}
            onChange={setNote}
            name="note"
            errorMessage={errorOf('note')}
          />
          <Checkbox isSelected={shareNote} onChange={setShareNote} isDisabled={note.trim() === ''}>
            {t('Share the note with {companyName}', { companyName })}
          </Checkbox>
        </Stack>
      </Form>
    </Dialog>
  )
}
