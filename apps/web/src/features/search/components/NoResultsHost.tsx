import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { NoResults, type NoResultsProps } from './NoResults/index.ts'
import { useRelaxations } from '../api/use-relaxations.ts'
import { useWordSuggestions } from '../api/use-word-suggestions.ts'

export interface NoResultsHostProps extends Omit<NoResultsProps, 'relaxations' | 'words'> {
  readonly rates: ExchangeRateTable
}

/** For a search without results: counts the candidates with other words and without each of the filters. Rules: SRCH-22, SRCH-55. */
export const NoResultsHost = ({ rates, ...props }: NoResultsHostProps) => (
  <NoResults relaxations={useRelaxations(props.search, rates)} words={useWordSuggestions(props.search)} {...props} />
)
