import { listLabelErrors, type ListName, type Lists, takenLabelError } from '../../reference/index.ts'
import {
  choiceErrors,
  maxLength,
  NOT_AN_OPTION_MESSAGE,
  rule,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
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
    : validate({ message }, { message: [rule(() => false, NOT_AN_OPTION_MESSAGE)] })

/** What is wrong with the section of a new entry: reasons concern one, which stays as it is. Rule: MOD-78. */
export const sectionErrors = (list: ListName, section: string | null): ValidationErrors => {
  if (list !== 'vetting-reasons') return section === null ? {} : { section: [NOT_AN_OPTION_MESSAGE] }
  const errors = choiceErrors(section, isVettingSection)
  return errors.length === 0 ? {} : { section: errors }
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
      ? { industry: [NOT_AN_OPTION_MESSAGE] }
      : {}),
    ...messageErrors(list, form.message),
  }
}
