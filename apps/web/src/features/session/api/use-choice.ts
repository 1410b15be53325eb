import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Changes a setting optimistically and saves it; if that fails, reverts it and shows a toast with Retry. Rules: UI-20, UI-21. */
export function useChoice<Value>({ saved, call, savedMessage, canUndo = false }: ChoiceOptions<Value>): Choice<Value> {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: async (value: Value) => {
      const answer = await call(value)
      if (answer.ok) await refreshSession(queries).catch(() => null)
      return answer
    },
  })
  const choose = (value: Value): void => {
    const before = saved
    saving.mutate(value, {
      onSuccess: (answer) => {
        if (!answer.ok) {
          const action = { label: t('Retry'), onAction: () => choose(value) }
          toasts.show({ text: t('Not saved. {message}', { message: answer.message }), tone: 'danger', action })
          return
        }
        const undo = { action: { label: t('Undo'), onAction: () => choose(before) } }
        toasts.show({ text: savedMessage(value), tone: 'success', ...(canUndo ? undo : {}) })
      },
    })
  }
  return { value: saving.isPending ? saving.variables : saved, choose }
}
