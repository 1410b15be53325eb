import type { Qualification, WorkExperience } from '@guildhall/domain/profiles'
import type { Answer } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { refreshSession } from '../../session/index.ts'
import { toQualificationWire } from '../components/forms/qualification.ts'
import { toWorkEntryWire, workEntryValues } from '../components/forms/work-entry.ts'
import { t } from '../../../shared/i18n/index.ts'

const ENTRY_DELETION_DELAY_MS = 1_000

export interface EntryDeletion {
  /** Removes the entry from the page immediately and from the server after a second; "Undo" restores it in both cases. */
  readonly removeWork: (entry: WorkExperience) => void
  readonly removeQualification: (entry: Qualification) => void
  readonly isHidden: (uuid: string) => boolean
}

/** An entry to delete, with the calls to delete and to restore it. */
interface Removal {
  readonly uuid: string
  readonly name: string
  readonly drop: () => Promise<Answer<unknown, string>>
  readonly restore: () => Promise<Answer<unknown, string>>
}

/** Deletes entries of a profile, with an undo. Rule: UI-40. */
export function useEntryDeletion(): EntryDeletion {
  const queries = useQueryClient()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const show = (uuid: string): void => setHidden((all) => new Set([...all].filter((other) => other !== uuid)))

  const remove = (removal: Removal): void => {
    const { uuid, name, drop, restore } = removal
    setHidden((all) => new Set([...all, uuid]))
    let sent: Promise<unknown> | null = null
    const failed = (text: string, retry: () => void): void => {
      show(uuid)
      toasts.show({ text, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
    }
    const timer = setTimeout(() => {
      sent = drop().then(async (answer) => {
        if (!answer.ok && answer.status !== 404) return failed(answer.message, () => remove(removal))
        await refreshSession(queries).catch(() => null)
      })
    }, ENTRY_DELETION_DELAY_MS)
    const undo = async (): Promise<void> => {
      clearTimeout(timer)
      if (sent !== null) {
        await sent
        const answer = await restore()
        if (!answer.ok) return failed(answer.message, () => void undo())
        await refreshSession(queries).catch(() => null)
      }
      show(uuid)
    }
    toasts.show({ text: t('{name} deleted', { name }), action: { label: t('Undo'), onAction: () => void undo() } })
  }

  return {
    isHidden: (uuid) => hidden.has(uuid),
    removeWork: (entry) => {
      const { uuid, ...values } = workEntryValues(entry.uuid, entry)
      remove({
        uuid,
        name: entry.title,
        drop: () => api.removeWorkExperience({ params: { id: uuid } }),
        restore: () => api.addWorkExperience({ params: { id: uuid }, body: toWorkEntryWire(values) }),
      })
    },
    removeQualification: (entry) => {
      const params = { id: entry.uuid }
      remove({
        uuid: entry.uuid,
        name: entry.qualification,
        drop: () => api.removeQualification({ params }),
        restore: () => api.putQualification({ params, body: toQualificationWire(entry) }),
      })
    },
  }
}
