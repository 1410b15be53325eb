import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { useTemplateMutations } from '../api/use-template-mutations.ts'
import { useTemplatesQuery } from '../api/use-templates.ts'
import { TemplateSettings } from './TemplateSettings.tsx'

/** The message templates of the signed-in member and their team. */
export const TemplatesRoute = ({ company }: { readonly company: CompanyWire }) => {
  const canWrite = hasPermission(company.role, 'contact')
  const query = useTemplatesQuery(canWrite)
  const { save, remove } = useTemplateMutations()
  return (
    <TemplateSettings
      templates={canWrite ? toLoadable({ ...query, data: query.data?.templates }) : null}
      placeholders={query.data?.placeholders ?? []}
      companyName={company.name}
      onSave={save}
      onRemove={remove}
    />
  )
}
