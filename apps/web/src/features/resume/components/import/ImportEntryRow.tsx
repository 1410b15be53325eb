import { educationLevels } from '@guildhall/domain/reference'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import { formatMonth } from '../../../../shared/format/formats.ts'
import { ImportRow } from './ImportRow.tsx'
import type { Corrections, MissingField, RoleRow, RowChoice, StudyRow } from './import-rows.ts'
import { t } from '../../../../shared/i18n/index.ts'

interface EntryRowProps {
  readonly choice: RowChoice
  readonly onChoose: (choice: RowChoice) => void
  readonly mended: Corrections[string] | undefined
  readonly onMend: (field: MissingField, value: string) => void
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
    <Text>{of.title}</Text>
    <Text variant="caption">{periodOf(of)}</Text>
    {of.description !== null && <Text variant="caption">{of.description}</Text>}
  </>
)

interface DayProps extends Pick<EntryRowProps, 'mended' | 'onMend' | 'errors'> {
  readonly label: string
  readonly field: MissingField
}

/** A date that is missing in the file. */
const Day = ({ label, field, mended, onMend, errors }: DayProps) => (
  <DatePicker
    label={label}
    value={mended?.[field] ?? null}
    onChange={(day) => onMend(field, day ?? '')}
    errorMessage={errors[field]?.[0]}
  />
)

/** A job in the file. */
export const RoleImportRow = ({ row, ...props }: EntryRowProps & { readonly row: RoleRow }) => {
  const { found, own, isSame } = row
  return (
    <ImportRow
      name={found.company || found.title}
      now={own === null ? <Text tone="muted">{t('Not on your profile')}</Text> : <Role of={own} />}
      found={<Role of={found} />}
      choice={props.choice}
      choices={isSame ? [] : own === null ? beside : inPlace}
      onChoose={props.onChoose}
      missing={
        <>
          {found.startDate === null && <Day {...props} label={t('From')} field="startDate" />}
          {found.endDate === null && !found.currentWork && <Day {...props} label={t('To')} field="endDate" />}
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
    <Text>{of.qualification}</Text>
    <Text variant="caption">
      {of.educationType ?? t('Level not given')},{' '}
      {of.currentlyCompleting ? t('being completed') : monthOf(of.dateGraduated, t('no date'))}
    </Text>
  </>
)

/** A qualification in the file. */
export const StudyImportRow = ({ row, ...props }: EntryRowProps & { readonly row: StudyRow }) => {
  const { found, own, isSame } = row
  return (
    <ImportRow
      name={found.institution || found.qualification}
      now={own === null ? <Text tone="muted">{t('Not on your profile')}</Text> : <Study of={own} />}
      found={<Study of={found} />}
      choice={props.choice}
      choices={isSame ? [] : own === null ? beside : inPlace}
      onChoose={props.onChoose}
      missing={
        <>
          {found.educationType === null && own === null && (
            <Select
              label={t('Level')}
              options={levels}
              value={props.mended?.educationType ?? null}
              onChange={(level) => props.onMend('educationType', level)}
              errorMessage={props.errors['educationType']?.[0]}
            />
          )}
          {found.dateGraduated === null && own === null && !found.currentlyCompleting && (
            <Day {...props} label={t('Graduated on')} field="dateGraduated" />
          )}
        </>
      }
    />
  )
}
