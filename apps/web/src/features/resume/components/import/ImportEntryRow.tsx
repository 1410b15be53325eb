import { ENTRY_LINE_MAX_LENGTH } from '@guildhall/domain/profiles'
import { educationLevels } from '@guildhall/domain/reference'
import { isCalendarDate } from '@guildhall/domain/shared'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { formatMonth } from '../../../../shared/format/formats.ts'
import { ImportRow } from './ImportRow.tsx'
import {
  type Corrections,
  type EntryField,
  type RoleRow,
  type RowChoice,
  type StudyRow,
  toRoleForm,
  toStudyForm,
} from './import-rows.ts'
import { t } from '../../../../shared/i18n/index.ts'

interface EntryRowProps {
  readonly choice: RowChoice
  readonly onChoose: (choice: RowChoice) => void
  readonly mended: NonNullable<Corrections[string]>
  /** Whether the row has a field for a value that is missing or wrong in the file. Rule: PROF-39. */
  readonly asks: (field: EntryField) => boolean
  readonly onMend: (field: EntryField, value: string) => void
  /** Validation errors by field, after the first attempt to save. */
  readonly errors: Readonly<Record<string, readonly string[] | undefined>>
}

const inPlace = [
  { id: 'keep', label: t('Keep') },
  { id: 'replace', label: t('Replace') },
] as const
const beside = [
  { id: 'keep', label: t('Skip') },
  { id: 'add', label: t('Add') },
] as const
const levels = educationLevels.filter(({ rank }) => rank > 0).map(({ name }) => ({ id: name, label: t(name) }))

interface Period {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly currentWork: boolean
}

const monthOf = (date: string | null, missing: string): string => (date === null ? missing : formatMonth(date))
const periodOf = ({ startDate, endDate, currentWork }: Period): string =>
  t('{month} to {words}', {
    month: monthOf(startDate, t('No first month')),
    words: currentWork ? t('now') : monthOf(endDate, t('no last month')),
  })

const Role = ({ of }: { readonly of: Period & { readonly title: string; readonly description: string | null } }) => (
  <>
    <Text>{of.title || t('No title')}</Text>
    <Text variant="caption">{periodOf(of)}</Text>
    {of.description !== null && <Text variant="caption">{of.description}</Text>}
  </>
)

interface FieldProps extends Pick<EntryRowProps, 'asks' | 'onMend' | 'errors'> {
  readonly label: string
  readonly field: EntryField
  readonly value: string | null
}

const Day = ({ label, field, value, asks, onMend, errors }: FieldProps) =>
  asks(field) && (
    <DatePicker
      label={label}
      isRequired
      value={value !== null && isCalendarDate(value) ? value : null}
      onChange={(day) => onMend(field, day ?? '')}
      errorMessage={errors[field]?.[0]}
    />
  )

const Line = ({ label, field, value, asks, onMend, errors }: FieldProps) =>
  asks(field) && (
    <TextField
      label={label}
      isRequired
      maxLength={ENTRY_LINE_MAX_LENGTH}
      value={value ?? ''}
      onChange={(text) => onMend(field, text)}
      errorMessage={errors[field]?.[0]}
    />
  )

/** A job in the file. */
export const RoleImportRow = ({ row, ...props }: EntryRowProps & { readonly row: RoleRow }) => {
  const { found, id, own, isSame } = row
  const form = toRoleForm(row, { [id]: props.mended })
  return (
    <ImportRow
      name={found.company || found.title || t('Work experience')}
      now={own === null ? <Text tone="muted">{t('Not on your profile')}</Text> : <Role of={own} />}
      found={<Role of={found} />}
      choice={props.choice}
      choices={isSame ? [] : own === null ? beside : inPlace}
      onChoose={props.onChoose}
      missing={
        <>
          <Line {...props} label={t('Title')} field="title" value={form.title} />
          <Line {...props} label={t('Company')} field="company" value={form.company} />
          <Day {...props} label={t('From')} field="startDate" value={form.startDate} />
          <Day {...props} label={t('To')} field="endDate" value={form.endDate} />
        </>
      }
    />
  )
}

interface Studied {
  readonly qualification: string
  readonly educationType: string | null
  readonly dateGraduated: string | null
  readonly currentlyCompleting: boolean
}

const Study = ({ of }: { readonly of: Studied }) => (
  <>
    <Text>{of.qualification || t('No qualification')}</Text>
    <Text variant="caption">
      {of.educationType ?? t('Level not given')},{' '}
      {of.currentlyCompleting ? t('being completed') : monthOf(of.dateGraduated, t('no date'))}
    </Text>
  </>
)

/** A qualification in the file. */
export const StudyImportRow = ({ row, ...props }: EntryRowProps & { readonly row: StudyRow }) => {
  const { found, id, own, isSame } = row
  const form = toStudyForm(row, { [id]: props.mended })
  return (
    <ImportRow
      name={found.institution || found.qualification || t('Education')}
      now={own === null ? <Text tone="muted">{t('Not on your profile')}</Text> : <Study of={own} />}
      found={<Study of={found} />}
      choice={props.choice}
      choices={isSame ? [] : own === null ? beside : inPlace}
      onChoose={props.onChoose}
      missing={
        <>
          <Line {...props} label={t('Qualification')} field="qualification" value={form.qualification} />
          <Line {...props} label={t('Institution')} field="institution" value={form.institution} />
          {props.asks('educationType') && (
            <Select
              label={t('Level')}
              isRequired
              options={levels}
              value={form.educationType === '' ? null : form.educationType}
              onChange={(level) => props.onMend('educationType', level)}
              errorMessage={props.errors['educationType']?.[0]}
            />
          )}
          <Day {...props} label={t('Graduated on')} field="dateGraduated" value={form.dateGraduated} />
        </>
      }
    />
  )
}
