import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiFailure } from '../../../shared/api/client.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import type { ComparisonChoice } from '../use-comparison.ts'
import { t } from '../../../shared/i18n/index.ts'
import { candidateQuery } from './candidate-query.ts'

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

/**
 * The candidates of a comparison: those of whom the page has everything are known, the others are loaded. Candidates who are no longer visible to the viewer are removed
 * with a toast. Rule: UI-17.
 */
export function useComparedCandidates({ compare, here, choose }: ComparisonChoice) {
  const api = useHiringApi()
  const seen = compare.map((uuid) => here.find((person) => person.uuid === uuid))
  const known = seen.map((person) => (person?.isRow === true ? undefined : person))
  const read = useQueries({
    queries: compare.map((uuid, place) => ({
      ...candidateQuery(api, uuid),
      enabled: known[place] === undefined,
    })),
  })
  const people = compare.flatMap((_, place) => known[place] ?? read[place]?.data ?? [])
  const gone = compare.filter((_, place) => known[place] === undefined && isGone(read[place]?.error)).join(',')
  useEffect(() => {
    if (gone === '') return
    const left = gone.split(',')
    choose(compare.filter((uuid) => !left.includes(uuid)))
    toasts.show({
      text:
        left.length === 1
          ? t('One of the people to compare cannot be shown to you any more.')
          : t('{left} of the people to compare cannot be shown to you any more.', { left: left.length }),
    })
    // Runs once for the candidates who are gone; other changes must not repeat the toast.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [gone])
  return { people, isLoading: people.length < compare.length }
}
