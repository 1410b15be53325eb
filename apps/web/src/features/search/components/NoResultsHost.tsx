import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { NoResults, type NoResultsProps } from './NoResults/index.ts'
import { useRelaxations } from '../api/use-relaxations.ts'

export interface NoResultsHostProps extends Omit<NoResultsProps, 'relaxations'> {
  readonly search: SearchParameters
  readonly rates: ExchangeRateTable
}

/** For a search without results: counts the candidates without each of the filters, and offers to drop it. Rule: SRCH-22. */
export const NoResultsHost = ({ search, rates, ...choices }: NoResultsHostProps) => (
  <NoResults relaxations={useRelaxations(search, rates)} {...choices} />
)
