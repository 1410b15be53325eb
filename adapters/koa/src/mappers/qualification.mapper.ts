import type { ContractorAnswers, EmployerAnswers } from '@guildhall/domain/onboarding'
import type { QualificationAnswersWire } from '@guildhall/rest-contract'

export const qualificationAnswerFieldNames = {
  yearsOfExperience: 'years_of_experience',
  mainIndustry: 'main_industry',
  opportunityType: 'opportunity_type',
  howSoon: 'how_soon',
  howMany: 'how_many',
} as const

/** The same fields as nested in a registration. */
export const registrationAnswerFieldNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(qualificationAnswerFieldNames).map(([own, wire]) => [`answers.${own}`, `answers.${wire}`]),
)

/** A contractor's answers from the wire, as typed. */
export const toContractorAnswers = (wire: QualificationAnswersWire): ContractorAnswers => ({
  yearsOfExperience: wire.years_of_experience ?? null,
  mainIndustry: wire.main_industry ?? '',
  opportunityType: wire.opportunity_type ?? '',
  country: wire.country ?? '',
})

/** An employer's answers from the wire, as typed. */
export const toEmployerAnswers = (wire: QualificationAnswersWire): EmployerAnswers => ({
  roles: wire.roles ?? '',
  howSoon: wire.how_soon ?? '',
  howMany: wire.how_many ?? null,
})
