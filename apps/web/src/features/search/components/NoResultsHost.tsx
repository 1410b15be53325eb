import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { NoResults, type NoResultsProps } from './NoResults/index.ts'
import { useRelaxations } from '../api/use-relaxations.ts'

export interface NoResultsHostProps extends Omit<NoResultsProps, 'relaxations'> {
  readonly search: SearchParameters
  readonly rates: ExchangeRateTable
}

/** Nobody was found: counts what each thing less would give, and offers it. Rule: SRCH-22. */
export const NoResultsHost = ({ search, rates, ...choices }: NoResultsHostProps) => (
  <NoResults relaxations={useRelaxations(search, rates)} {...choices} />
)
