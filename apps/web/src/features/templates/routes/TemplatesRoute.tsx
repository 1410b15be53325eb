import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire, TemplateWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { loadableOf } from '../../../shared/loadable/loadable.ts'
import { templatesQuery } from '../api/use-templates.ts'
import type { SaveTemplate } from '../components/TemplateForm.tsx'
import { TemplateSettings } from './TemplateSettings.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** The templates of who is signed in. */
export const TemplatesRoute = ({ company }: { readonly company: CompanyWire }) => {
  const queries = useQueryClient()
  const mayWrite = hasPermission(company.role, 'contact')
  const query = useQuery({ ...templatesQuery, enabled: mayWrite })
  const refresh = () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
  const failed = (text: string, retry: () => void): void => {
    toasts.show({ text, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
  }

  const save: SaveTemplate = async (body, template) => {
    const answer =
      template === null
        ? await api.addTemplate({ body })
        : await api.saveTemplate({ params: { id: template.uuid }, body })
    if (!answer.ok) return { message: answer.message, errors: answer.errors }
    await refresh()
    toasts.show({ text: t('Template saved'), tone: 'success' })
    return null
  }
  const putBack = async (template: TemplateWire): Promise<void> => {
    const { name, text, team } = template
    const answer = await api.addTemplate({ body: { name, text, team } })
    if (!answer.ok)
      failed(
        t('“{name}” did not come back. {message}', { name, message: answer.message }),
        () => void putBack(template),
      )
    await refresh()
  }
  const remove = async (template: TemplateWire): Promise<void> => {
    queries.setQueryData(
      templatesQuery.queryKey,
      (kept) => kept && { ...kept, templates: kept.templates.filter(({ uuid }) => uuid !== template.uuid) },
    )
    const answer = await api.removeTemplate({ params: { id: template.uuid } })
    if (answer.ok || answer.status === 404) {
      const action = { label: t('Undo'), onAction: () => void putBack(template) }
      toasts.show({ text: t('“{name}” deleted', { name: template.name }), action })
    } else
      failed(
        t('“{name}” was not deleted. {message}', { name: template.name, message: answer.message }),
        () => void remove(template),
      )
    await refresh()
  }
  return (
    <TemplateSettings
      templates={mayWrite ? loadableOf({ ...query, data: query.data?.templates }) : null}
      placeholders={query.data?.placeholders ?? []}
      companyName={company.name}
      onSave={save}
      onRemove={(template) => void remove(template)}
    />
  )
}
