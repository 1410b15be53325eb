import type { TemplateWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { SaveTemplate } from '../components/TemplateForm.tsx'
import { templatesQuery } from './use-templates.ts'

export interface TemplateMutations {
  /** Adds a template, or changes the given one. */
  readonly save: SaveTemplate
  /** Deletes a template: optimistic, with Undo; rolled back on failure. */
  readonly remove: (template: TemplateWire) => void
}

const showFailure = (text: string, onRetry: () => void): void => {
  toasts.show({ text, tone: 'danger', action: { label: t('Retry'), onAction: onRetry } })
}

/** Saves and deletes message templates. Rule: UI-21. */
export function useTemplateMutations(): TemplateMutations {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey })

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

  const restore = async (template: TemplateWire): Promise<void> => {
    const { name, text, team } = template
    const answer = await api.addTemplate({ body: { name, text, team } })
    if (!answer.ok)
      showFailure(
        t('“{name}” did not come back. {message}', { name, message: answer.message }),
        () => void restore(template),
      )
    await refresh()
  }

  const remove = async (template: TemplateWire): Promise<void> => {
    queries.setQueryData(
      templatesQuery.queryKey,
      (cached) => cached && { ...cached, templates: cached.templates.filter(({ uuid }) => uuid !== template.uuid) },
    )
    const answer = await api.removeTemplate({ params: { id: template.uuid } })
    if (answer.ok || answer.status === 404) {
      const action = { label: t('Undo'), onAction: () => void restore(template) }
      toasts.show({ text: t('“{name}” deleted', { name: template.name }), action })
    } else
      showFailure(
        t('“{name}” was not deleted. {message}', { name: template.name, message: answer.message }),
        () => void remove(template),
      )
    await refresh()
  }

  return { save, remove: (template) => void remove(template) }
}
