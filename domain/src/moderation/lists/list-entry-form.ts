import { listLabelErrors, type ListName, type Lists, takenLabelError } from '../../reference/index.ts'
import { maxLength, rule, validate, type ValidationErrors } from '../../shared/index.ts'
import { isVettingSection, VETTING_MESSAGE_MAX_LENGTH } from './vetting-reason-list.ts'

/** What an operator enters of an entry. */
export interface ListEntryForm {
  readonly label: string
  /** The code of an industry; null for several or none. */
  readonly industry: string | null
  /** The message that a reason of vetters begins with; null or missing for none. */
  readonly message?: string | null
}

const isIndustryOf = (lists: Lists, list: ListName, code: string): boolean =>
  (list === 'job-titles' || list === 'skills') && lists.findByCode('industries', code) !== null

const messageErrors = (list: ListName, message: string | null = null): ValidationErrors =>
  list === 'vetting-reasons'
    ? validate({ message }, { message: [maxLength(VETTING_MESSAGE_MAX_LENGTH)] })
    : validate({ message }, { message: [rule(() => false, 'Value is not one of the options')] })

/** What is wrong with the section of a new entry: reasons concern one, which stays as it is. Rule: MOD-78. */
export const sectionErrors = (list: ListName, section: string | null): ValidationErrors => {
  if (list !== 'vetting-reasons') return section === null ? {} : { section: ['Value is not one of the options'] }
  if (section === null) return { section: ['Value is required'] }
  return isVettingSection(section) ? {} : { section: ['Value is not one of the options'] }
}

/** A message as it is stored. */
export const cleanMessage = (message: string | null = null): string | null =>
  message === null || message.trim() === '' ? null : message.trim()

/** Everything that is wrong with an entry; `code` is its own, null for a new one. Rules: MOD-75, MOD-78. */
export const listEntryErrors = (
  lists: Lists,
  list: ListName,
  form: ListEntryForm,
  code: string | null,
): ValidationErrors => {
  const wrong = listLabelErrors(list, form.label)
  const taken = wrong.length > 0 ? null : takenLabelError(lists, list, form.label, code)
  const label = taken === null ? wrong : [taken]
  return {
    ...(label.length > 0 ? { label } : {}),
    ...(form.industry !== null && !isIndustryOf(lists, list, form.industry)
      ? { industry: ['Value is not one of the options'] }
      : {}),
    ...messageErrors(list, form.message),
  }
}
