import { toPlainText, templateErrors, MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import type { TemplateWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import { Form, FormActions, type FormError } from '@guildhall/ui-kit/Form'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import styles from '../routes/TemplateSettings.module.css'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { LeaveGuard, useHasUnsaved } from '../../../shared/components/LeaveGuard/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The values of the form. */
export interface TemplateValues {
  readonly name: string
  readonly text: string
  readonly team: boolean
}

/** Why a save failed: errors by field, or one sentence. Null on success. */
export type SaveTemplate = (
  values: TemplateValues,
  template: TemplateWire | null,
) => Promise<{ readonly message: string; readonly errors: Readonly<Record<string, readonly string[]>> } | null>

export interface TemplateFormProps {
  /** Null for a new one. */
  readonly template: TemplateWire | null
  readonly placeholders: readonly { readonly name: string; readonly label: string }[]
  readonly onSave: SaveTemplate
  readonly onClose: () => void
}

const labels = { name: t('Name'), text: t('Text') }
const none: readonly FormError[] = []

const errorsOf = ({ name, text }: TemplateValues): readonly FormError[] =>
  toFormErrors(templateErrors({ name: toPlainText(name), text: toPlainText(text) }), labels)

/** Edits a template; text in double braces is replaced for each person. Rule: CONV-53. */
export const TemplateForm = ({ template, placeholders, onSave, onClose }: TemplateFormProps) => {
  const [values, setValues] = useState<TemplateValues>({
    name: template?.name ?? '',
    text: template?.text ?? '',
    team: template?.team ?? false,
  })
  const [errors, setErrors] = useState(none)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const hasUnsaved = useHasUnsaved(values, { isSaving, isRefused: errors.length > 0 || refusal !== null })
  const save = async (): Promise<void> => {
    const wrong = errorsOf(values)
    setErrors(wrong)
    setRefusal(null)
    if (wrong.length > 0) return
    setSaving(true)
    const refused = await onSave(values, template)
    setSaving(false)
    if (refused === null) {
      onClose()
      return
    }
    const fields = toFormErrors(refused.errors, labels)
    setErrors(fields)
    if (fields.length === 0) setRefusal(refused.message)
  }
  return (
    <Form label={t('Template')} errors={errors} hasErrorSummary={false} onSubmit={() => void save()}>
      <LeaveGuard isDirty={hasUnsaved} />
      <FormAlert message={refusal} />
      <TextField
        label={t('Name')}
        name="name"
        isRequired
        value={values.name}
        onChange={(name) => setValues({ ...values, name })}
        errorMessage={getErrorMessage(errors, 'name')}
      />
      <TextArea
        label={t('Text')}
        name="text"
        isRequired
        rows={5}
        maxLength={MESSAGE_MAX_LENGTH}
        value={values.text}
        onChange={(text) => setValues({ ...values, text })}
        errorMessage={getErrorMessage(errors, 'text')}
        description={t('What stands between double braces is filled in for each person.')}
      />
      <ul className={styles['gaps']} aria-label={t('Fill in')}>
        {placeholders.map(({ name, label }) => (
          <li key={name}>
            <Button
              size="sm"
              onPress={() => setValues({ ...values, text: `${values.text}{{${name}}}` })}
              aria-label={t('Add {label}', { label })}
            >
              {`{{${name}}}`}
            </Button>
          </li>
        ))}
      </ul>
      <Checkbox isSelected={values.team} onChange={(team) => setValues({ ...values, team })}>
        {t('The whole team can use it')}
      </Checkbox>
      <FormActions>
        <Button variant="primary" type="submit" isPending={isSaving} pendingLabel={t('Saving')}>
          {t('Save')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('Cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
