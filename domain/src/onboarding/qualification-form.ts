import type { HiringPlans } from '../companies/index.ts'
import type { ContractorProfile } from '../profiles/index.ts'
import {
  countries,
  findCountry,
  isOffered,
  LIST_LABEL_MAX_LENGTH,
  type Lists,
  type ListSource,
  opportunityTypes,
} from '../reference/index.ts'
import {
  between,
  hasErrors,
  invalid,
  maxLength,
  NOT_AN_OPTION_MESSAGE,
  ok,
  oneOf,
  required,
  type Result,
  rule,
  type Rule,
  type Rules,
  validate,
  type ValidationErrors,
  wholeNumber,
} from '../shared/index.ts'
import type { UserType } from '../identity/index.ts'

/** The questions to a contractor before the sign-up. Rule: ONB-9. */
export interface ContractorAnswers {
  readonly yearsOfExperience: number | null
  readonly mainIndustry: string
  readonly opportunityType: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
}

/** The questions to an employer before the sign-up; stored with the company. Rule: ONB-9. */
export type EmployerAnswers = HiringPlans

/** When an employer wants to hire. */
export const HIRING_TIMES = ['now', 'within_a_month', 'within_three_months', 'later'] as const

/** The settings for qualifying; everybody qualifies by default. Rule: ONB-10. */
export interface QualificationRules {
  /** Minimum years of experience of a contractor. */
  readonly minYears: number
  /** Allowed countries of contractors, ISO 3166-1 alpha-2; empty for all. */
  readonly countries: readonly string[]
}

/** Everybody qualifies. */
export const NO_QUALIFICATION_RULES: QualificationRules = { minYears: 0, countries: [] }

/** Why somebody does not qualify. */
export type DisqualificationReason = 'too-little-experience' | 'country-not-served'

/** Whether somebody qualifies; `reason` is null if they do. */
export interface QualificationOutcome {
  readonly qualifies: boolean
  readonly reason: DisqualificationReason | null
}

const knownCountry: Rule<unknown> = rule((value) => findCountry(String(value)) !== undefined, NOT_AN_OPTION_MESSAGE, {
  enum: countries.map(({ code }) => code),
})

/** The rules of a contractor's answers. Rule: ONB-9. */
export const contractorAnswersRules = {
  yearsOfExperience: [required, between(0, 60), wholeNumber],
  mainIndustry: [required, maxLength(LIST_LABEL_MAX_LENGTH)],
  opportunityType: [required, oneOf(['contract', 'permanent', 'any'])],
  country: [required, knownCountry],
} as const satisfies Rules<ContractorAnswers>

/** All errors of a contractor's answers at once; the industry is one that the list offers. Rules: ONB-9, REF-29. */
export const contractorAnswersErrors = (answers: ContractorAnswers, lists: Lists): ValidationErrors => {
  const errors = validate<ContractorAnswers>(answers, contractorAnswersRules)
  const isUnknown = errors['mainIndustry'] === undefined && !isOffered(lists, 'industries', answers.mainIndustry)
  return isUnknown ? { ...errors, mainIndustry: [NOT_AN_OPTION_MESSAGE] } : errors
}

/** The rules of an employer's answers. Rule: ONB-9. */
export const employerAnswersRules = {
  roles: [required, maxLength(200)],
  howSoon: [required, oneOf(HIRING_TIMES)],
  howMany: [required, between(1, 1000), wholeNumber],
} as const satisfies Rules<EmployerAnswers>

/** All errors of an employer's answers at once. */
export const employerAnswersErrors = (answers: EmployerAnswers): ValidationErrors =>
  validate<EmployerAnswers>(answers, employerAnswersRules)

const findDisqualification = (answers: ContractorAnswers, rules: QualificationRules): DisqualificationReason | null => {
  if ((answers.yearsOfExperience ?? 0) < rules.minYears) return 'too-little-experience'
  const { countries } = rules
  return countries.length > 0 && !countries.includes(answers.country.toUpperCase()) ? 'country-not-served' : null
}

/** The answers of one type of user. */
export type QualificationAnswers =
  | { readonly userType: Extract<UserType, 'contractor'>; readonly answers: ContractorAnswers }
  | { readonly userType: Extract<UserType, 'employer'>; readonly answers: EmployerAnswers }

/**
 * Decides whether somebody qualifies: employers always, contractors by the rules. 'invalid' carries the errors of the answers. Rule: ONB-10.
 */
export const qualify = (
  form: QualificationAnswers,
  rules: QualificationRules,
  lists: Lists,
): Result<QualificationOutcome, 'invalid'> => {
  const errors =
    form.userType === 'contractor' ? contractorAnswersErrors(form.answers, lists) : employerAnswersErrors(form.answers)
  if (hasErrors(errors)) return invalid(errors)
  const reason = form.userType === 'contractor' ? findDisqualification(form.answers, rules) : null
  return ok({ qualifies: reason === null, reason })
}

const findOpportunityType = (text: string) => opportunityTypes.find(({ value }) => value === text)?.value

/** Prefills a contractor's profile with their answers. Rule: ONB-10. */
export const prefillProfile = (profile: ContractorProfile, answers: ContractorAnswers): ContractorProfile => ({
  ...profile,
  industries: [answers.mainIndustry],
  opportunityType: findOpportunityType(answers.opportunityType) ?? profile.opportunityType,
  countryCode: answers.country.toUpperCase(),
})

/** Whether there are any rules, so that a contractor has to answer. */
export const hasQualificationRules = ({ countries, minYears }: QualificationRules): boolean =>
  minYears > 0 || countries.length > 0

export interface QualifiesDeps {
  readonly listSource: ListSource
  readonly qualificationRules: QualificationRules
}

/** `qualify` with the rules of this installation. */
export const qualifies =
  ({ listSource, qualificationRules }: QualifiesDeps) =>
  async (form: QualificationAnswers): Promise<Result<QualificationOutcome, 'invalid'>> =>
    qualify(form, qualificationRules, await listSource())
