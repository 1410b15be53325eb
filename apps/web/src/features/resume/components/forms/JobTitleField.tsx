import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { t } from '../../../../shared/i18n/index.ts'
import { suggest } from '../../../../shared/lists/suggest.ts'
import type { OfferedEntry } from '../../../../shared/lists/use-list.ts'

export interface JobTitleFieldProps {
  readonly title: string
  readonly onChange: (title: string) => void
  /** What the list completes the text with. */
  readonly listed: readonly OfferedEntry[]
  /** Codes of the person's industries, whose titles come first. */
  readonly industries: readonly string[]
  readonly error?: string | undefined
}

const SUGGESTIONS_MAX = 8

/** A job title of the list, or one's own words. Rule: REF-26. */
export const JobTitleField = ({ title, onChange, listed, industries, error }: JobTitleFieldProps) => (
  <ComboBox
    label={t('Job title')}
    name="jobTitle"
    isRequired
    isAsync
    allowsCustomValue
    options={suggest(listed, title, { industries, most: SUGGESTIONS_MAX }).map((label) => ({ id: label, label }))}
    inputValue={title}
    onInputChange={onChange}
    onChange={(chosen) => chosen !== null && onChange(chosen)}
    description={t('The words an employer would type.')}
    errorMessage={error}
  />
)
