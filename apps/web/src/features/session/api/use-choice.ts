import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { refreshSession } from './session.ts'
import { t } from '../../../shared/i18n/index.ts'

/** A setting that takes effect immediately. */
export interface Choice<Value> {
  /** The new value while it is being saved; otherwise the saved value. */
  readonly value: Value
  readonly choose: (value: Value) => void
}

export interface ChoiceOptions<Value> {
  readonly saved: Value
  readonly call: (value: Value) => Promise<Answer<unknown, string>>
  /** The message of the toast after saving. */
  readonly savedMessage: (value: Value) => string
  /** Offers "Undo", which restores the previous value. */
  readonly canUndo?: boolean
}

interface Change<Value> {
  readonly value: Value
  readonly before: Value
}

/** Saves a choice. Its messages are options of the mutation, not of a call: they are shown also after the page was left. */
export const choiceMutation = <Value>(
  queries: QueryClient,
  { call, savedMessage, canUndo = false }: Omit<ChoiceOptions<Value>, 'saved'>,
  again: (change: Change<Value>) => void,
): UseMutationOptions<Answer<unknown, string>, Error, Change<Value>> => ({
  mutationFn: async ({ value }: Change<Value>) => {
    const answer = await call(value)
    if (answer.ok) await refreshSession(queries).catch(() => null)
    return answer
  },
  onSuccess: (answer, { value, before }) => {
    if (!answer.ok) {
      const action = { label: t('Retry'), onAction: () => again({ value, before }) }
      toasts.show({ text: t('Not saved. {message}', { message: answer.message }), tone: 'danger', action })
      return
    }
    const undo = { action: { label: t('Undo'), onAction: () => again({ value: before, before: value }) } }
    toasts.show({ text: savedMessage(value), tone: 'success', ...(canUndo ? undo : {}) })
  },
})

/** Changes a setting optimistically and saves it; if that fails, reverts it and shows a toast with Retry. Rules: UI-20, UI-21. */
export function useChoice<Value>({ saved, ...options }: ChoiceOptions<Value>): Choice<Value> {
  const queries = useQueryClient()
  const saving = useMutation(
    choiceMutation<Value>(queries, options, (change) => {
      saving.mutate(change)
    }),
  )
  return {
    value: saving.isPending ? saving.variables.value : saved,
    choose: (value) => saving.mutate({ value, before: saved }),
  }
}
