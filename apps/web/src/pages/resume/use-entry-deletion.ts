import type { WorkExperience } from '@guildhall/domain/profiles'
import { ENTRY_DELETION_DELAY_MS } from '@guildhall/domain/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../app/api.ts'
import { refreshSession } from '../../app/session/index.ts'
import { wireOfEntry, workEntryValues } from './forms/work-entry.ts'

export interface EntryDeletion {
  /** Gone from the page at once, from the server after a second; "Undo" brings it back either way. */
  readonly remove: (entry: WorkExperience) => void
  readonly isHidden: (uuid: string) => boolean
}

/** Deletes work entries with a way back. Source: product-spec §4 (delayed by 1 second); D17. */
export function useEntryDeletion(): EntryDeletion {
  const queries = useQueryClient()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const show = (uuid: string): void => setHidden((all) => new Set([...all].filter((other) => other !== uuid)))

  const remove = (entry: WorkExperience): void => {
    const { uuid } = entry
    setHidden((all) => new Set([...all, uuid]))
    let sent: Promise<unknown> | null = null
    const failed = (text: string, retry: () => void): void => {
      show(uuid)
      toasts.show({ text, tone: 'danger', action: { label: 'Retry', onAction: retry } })
    }
    const timer = setTimeout(() => {
      sent = api.removeWorkExperience({ params: { id: uuid } }).then(async (answer) => {
        if (!answer.ok && answer.status !== 404) return failed(answer.message, () => remove(entry))
        await refreshSession(queries).catch(() => null)
      })
    }, ENTRY_DELETION_DELAY_MS)
    const undo = async (): Promise<void> => {
      clearTimeout(timer)
      if (sent !== null) {
        await sent
        const { uuid: id, ...values } = workEntryValues(uuid, entry)
        const answer = await api.addWorkExperience({ params: { id }, body: wireOfEntry(values) })
        if (!answer.ok) return failed(answer.message, () => void undo())
        await refreshSession(queries).catch(() => null)
      }
      show(uuid)
    }
    toasts.show({ text: `${entry.title} deleted`, action: { label: 'Undo', onAction: () => void undo() } })
  }
  return { remove, isHidden: (uuid) => hidden.has(uuid) }
}
