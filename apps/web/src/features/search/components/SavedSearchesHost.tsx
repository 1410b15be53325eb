import type { SearchParameters } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ApiFailure } from '../../../shared/api/client.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { searchTitle } from '../format-search.ts'
import { useSavedSearches } from '../api/use-saved-searches.ts'
import { useViewer } from '../../candidates/index.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { SavedSearches } from './SavedSearches/index.ts'
import { t } from '../../../shared/i18n/index.ts'

const SaveSearchDialog = lazy(async () => ({
  default: (await import('./SavedSearches/SaveSearchDialog.tsx')).SaveSearchDialog,
}))

export interface SavedSearchesHostProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

/** The saved searches with their queries and mutations. */
export const SavedSearchesHost = ({ search, onChange }: SavedSearchesHostProps) => {
  const { query, adding, changing, remove } = useSavedSearches(useViewer().entitlements.search)
  const [active, setActive] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { error } = adding
  const errors = useMemo(
    () => (error instanceof ApiFailure ? toFormErrors(error.errors, { name: t('Name') }) : []),
    [error],
  )
  const close = (): void => {
    adding.reset()
    setSaving(false)
  }
  return (
    <>
      <SavedSearches
        saved={toLoadable(query)}
        search={search}
        active={active}
        onChoose={(saved) => {
          setActive(saved.uuid)
          onChange(saved.parameters)
        }}
        onSaveNew={() => setSaving(true)}
        onUpdate={({ uuid, name, parameters }) => {
          const undo = (): void => changing.mutate({ uuid, changes: { parameters } })
          changing.mutate(
            { uuid, changes: { parameters: search } },
            {
              onSuccess: () =>
                void toasts.show({
                  text: t('“{name}” is updated', { name }),
                  action: { label: t('Undo'), onAction: undo },
                }),
            },
          )
        }}
        onDigest={({ uuid }, digest) => changing.mutate({ uuid, changes: { digest } })}
        onShare={({ uuid, visibility }) =>
          changing.mutate({ uuid, changes: { visibility: visibility === 'team' ? 'private' : 'team' } })
        }
        onRemove={remove}
      />
      {isSaving && (
        <Suspense>
          <SaveSearchDialog
            suggested={searchTitle(search)}
            isPending={adding.isPending}
            errors={errors}
            refusal={error !== null && errors.length === 0 ? error.message : null}
            onClose={close}
            onSave={(form) =>
              adding.mutate(
                { ...form, parameters: search },
                {
                  onSuccess: ({ uuid, name }) => {
                    setActive(uuid)
                    toasts.show({ text: t('“{name}” is saved', { name }), tone: 'success' })
                    close()
                  },
                },
              )
            }
          />
        </Suspense>
      )}
    </>
  )
}
