import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshSession } from './session.ts'
import { t } from '../../../shared/i18n/index.ts'

/** A choice that is in force at once. */
export interface Choice<Value> {
  /** What was just chosen while it is being saved; else what is saved. */
  readonly value: Value
  readonly choose: (value: Value) => void
}

export interface ChoiceOptions<Value> {
  readonly saved: Value
  readonly call: (value: Value) => Promise<Answer<unknown, string>>
  /** Said when it is saved. */
  readonly savedMessage: (value: Value) => string
  /** Offers "Undo", which chooses what was before. */
  readonly canUndo?: boolean
}

/** Shows a choice at once, saves it, and goes back with words and Retry where that fails. Rules: UI-20, UI-21. */
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
