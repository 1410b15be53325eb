import {
  type ReportReason,
  reportNoteErrors,
  reportReasons,
  type ReportSubjectType,
  REPORT_NOTE_MAX_LENGTH,
} from '@guildhall/domain/moderation'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { FormDialog } from '../../../../shared/components/FormDialog/index.ts'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The reported object, and its name in the dialog. */
export interface ReportSubject {
  readonly type: ReportSubjectType
  readonly uuid: string
  /** "this message", "Kestrel Freight". */
  readonly name: string
}

/** Sends a report; null on success, else why not. */
export type SendReport = (subject: ReportSubject, reason: ReportReason, note: string) => Promise<string | null>

export interface ReportDialogProps {
  /** Null while nothing is being reported. */
  readonly subject: ReportSubject | null
  readonly onClose: () => void
  readonly onSend: SendReport
}

const choices = Object.entries(reportReasons).map(([id, label]) => ({ id: id as ReportReason, label: t(label) }))

/** The form for a report; the reported users do not learn who sent it. Rules: MOD-1, MOD-3. */
export const ReportDialog = ({ subject, onClose, onSend }: ReportDialogProps) => {
  // What was not sent is there when the same is reported again.
  const [typed, setTyped] = useState<TypedReport>(nothing)
  if (subject === null) return null
  const of = `${subject.type} ${subject.uuid}`
  return (
    <ReportForm
      key={of}
      subject={subject}
      typed={typed.of === of ? typed : { ...nothing, of }}
      onType={setTyped}
      onClose={onClose}
      onSend={onSend}
    />
  )
}

/** A report that is being written. */
interface TypedReport {
  /** What is reported. */
  readonly of: string
  readonly reason: ReportReason | null
  readonly note: string
}
interface ReportFormProps extends ReportDialogProps {
  readonly subject: ReportSubject
  readonly typed: TypedReport
  readonly onType: (typed: TypedReport) => void
}

const nothing: TypedReport = { of: '', reason: null, note: '' }

const none: readonly FormError[] = []
const labels = { reason: t('What is wrong?'), note: t('Anything else we should know') }
const errorsOf = (reason: ReportReason | null, note: string): readonly FormError[] =>
  toFormErrors(
    { reason: reason === null ? [t('Please choose what is wrong.')] : [], note: reportNoteErrors(note) },
    labels,
  )

const ReportForm = ({ subject, typed, onType, onClose, onSend }: ReportFormProps) => {
  const { reason, note } = typed
  const [errors, setErrors] = useState(none)
  const remaining = useRemainingErrors(errors, { reason, note })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    setRefusal(null)
    const wrong = errorsOf(reason, note)
    setErrors(wrong)
    if (reason === null || wrong.length > 0) return
    setSending(true)
    const refused = await onSend(subject, reason, note)
    setSending(false)
    setRefusal(refused)
    if (refused !== null) return
    onType(nothing)
    onClose()
  }
  return (
    <FormDialog
      title={t('Report {name}', { name: subject.name })}
      saveText={t('Send report')}
      pendingLabel={t('Sending')}
      isPending={isSending}
      refusal={refusal}
      errors={errors}
      onSave={() => void send()}
      onClose={onClose}
    >
      <RadioGroup<ReportReason>
        label={labels.reason}
        isRequired
        options={choices}
        value={reason}
        onChange={(next) => onType({ ...typed, reason: next })}
        errorMessage={getErrorMessage(remaining, 'reason')}
      />
      <TextArea
        label={labels.note}
        rows={3}
        maxLength={REPORT_NOTE_MAX_LENGTH}
        value={note}
        onChange={(text) => onType({ ...typed, note: text })}
        name="note"
        errorMessage={getErrorMessage(remaining, 'note')}
        description={t('We keep what you see now with the report. Nobody is told who reported.')}
      />
    </FormDialog>
  )
}
