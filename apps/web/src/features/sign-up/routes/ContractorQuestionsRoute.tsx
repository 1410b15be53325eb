import { useList } from '../../../shared/lists/use-list.ts'
import { ContractorQuestionsStep, type ContractorQuestionsStepProps } from './ContractorQuestionsStep.tsx'

/** The questions to a contractor, with the industries that are offered now. Rule: REF-29. */
export const ContractorQuestionsRoute = (props: Omit<ContractorQuestionsStepProps, 'industries'>) => (
  <ContractorQuestionsStep {...props} industries={useList('industries')} />
)
