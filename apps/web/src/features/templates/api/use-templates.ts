import type { ApiClient, TemplateWire } from '@guildhall/rest-contract/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { formatAll } from '../../../shared/format/formats.ts'
import { templatesKeys } from './keys.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The user's templates and the team's, with the possible placeholders. */
export const templatesQuery = queryOptions({
  queryKey: templatesKeys.templates,
  queryFn: async ({ signal }) => orThrow(await api.listTemplates({}, { signal })),
})

/** The templates, for members who may write to contractors. */
export const useTemplatesQuery = (isEnabled: boolean) => useQuery({ ...templatesQuery, enabled: isEnabled })

/** A template with placeholders whose values are missing. */
export interface TemplateGap {
  readonly name: string
  /** The template's text with its placeholders. */
  readonly text: string
  /** "their job title and where they are" */
  readonly missing: string
}

export interface TemplateInsert {
  readonly templates: Loadable<readonly TemplateWire[]>
  readonly onChoose: (template: TemplateWire) => void
  readonly gap: TemplateGap | null
  readonly onGapClose: () => void
  /** Why it was not inserted, if no value is missing. */
  readonly problem: string | null
}

/** Fills in a template for a contractor and passes the text on; a missing value prevents this and is named. Rule: CONV-54. */
export function useTemplates(
  to: { readonly conversation: string } | { readonly candidate: string },
  isAllowed: boolean,
  insert: (text: string) => void,
  calls: Pick<ApiClient, 'listTemplates' | 'fillTemplate'> = api,
): TemplateInsert {
  const query = useQuery({
    ...templatesQuery,
    queryFn: async ({ signal }) => orThrow(await calls.listTemplates({}, { signal })),
    enabled: isAllowed,
  })
  const [gap, setGap] = useState<TemplateGap | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async ({ uuid, name, text }: TemplateWire): Promise<void> => {
    setGap(null)
    setProblem(null)
    const answer = await calls.fillTemplate({ params: { id: uuid }, body: to })
    if (answer.ok) {
      insert(answer.value.text)
      return
    }
    if (answer.problem !== 'missing-values') {
      setProblem(t('“{name}” was not inserted. {message}', { name, message: answer.message }))
      return
    }
    const words = new Map(query.data?.placeholders.map((placeholder) => [placeholder.name, placeholder.label]))
    const named: unknown = answer.details['missing']
    const missing = Array.isArray(named) ? named.map(String) : []
    setGap({ name, text, missing: formatAll(missing.map((field) => words.get(field) ?? field)) })
  }
  return {
    templates: toLoadable({ ...query, data: query.data?.templates }),
    onChoose: (template) => void choose(template),
    gap,
    onGapClose: () => setGap(null),
    problem,
  }
}
