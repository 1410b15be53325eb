import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ApiFailure, orThrow } from '../../../shared/api/client.ts'
import type { HiddenFrom } from '../components/visibility/VisibilitySection.tsx'
import type { HideValues } from '../components/visibility/HideForm.tsx'
import { t } from '../../../shared/i18n/index.ts'
import { resumeKeys } from './keys.ts'

type Hidden = Received<Routes['listHiddenCompanies']>['hiddenCompanies']

const key = resumeKeys.hiddenCompanies

/** The companies that the profile is hidden from, with optimistic changes and an undo. Rules: PROF-24, UI-20, UI-21. */
export function useHiddenCompanies() {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Hidden> =>
      orThrow(await api.listHiddenCompanies({}, { signal })).hiddenCompanies,
  })
  const put = (change: (hidden: Hidden) => Hidden): void => {
    queries.setQueryData<Hidden>(key, (hidden) => change(hidden ?? []))
  }
  const failed = (error: Error, retry: () => void): void => {
    toasts.show({ text: error.message, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
  }

  const hiding = useMutation({
    mutationFn: async ({ name, website }: HideValues) =>
      orThrow(await api.hideFromCompany({ body: { name, website, company_uuid: null } })).hiddenCompany,
    onSuccess: (company) => put((hidden) => [company, ...hidden.filter(({ uuid }) => uuid !== company.uuid)]),
  })
  const employers = useMutation({
    mutationFn: async () => orThrow(await api.hideFromCurrentEmployers()).hiddenCompanies,
    onSuccess: (hidden) => {
      put(() => hidden)
      toasts.show({ text: t('Your current employers cannot find you'), tone: 'success' })
    },
    onError: (error) => failed(error, () => employers.mutate()),
  })
  const showing = useMutation({
    mutationFn: async ({ uuid }: HiddenFrom) => {
      const answer = await api.unhideFromCompany({ params: { uuid } })
      if (!answer.ok && answer.status !== 404) throw new ApiFailure(answer)
    },
    onMutate: ({ uuid }) => {
      const before = queries.getQueryData<Hidden>(key)
      put((hidden) => hidden.filter((company) => company.uuid !== uuid))
      return { before }
    },
    onSuccess: (_answer, { name, website }) => {
      const action = { label: t('Undo'), onAction: () => hiding.mutate({ name, website: website ?? '' }) }
      toasts.show({ text: t('{name} can find you again', { name }), action })
    },
    onError: (error, company, context) => {
      if (context?.before !== undefined) queries.setQueryData(key, context.before)
      failed(error, () => showing.mutate(company))
    },
  })
  return { query, hiding, employers, showing }
}
