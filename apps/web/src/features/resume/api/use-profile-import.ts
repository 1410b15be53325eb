import type { Sent, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { createUploadClient } from '../../files/index.ts'
import { refreshSession } from '../../session/index.ts'
import type { FoundFile } from '../components/import/import-rows.ts'
import { saveUndoDeadline, readUndoDeadline } from '../components/import/undo-deadline.ts'
import { t } from '../../../shared/i18n/index.ts'

/** An uploaded file and the profile data found in it. */
export interface ReadFile {
  readonly name: string
  readonly found: FoundFile
}

const PERCENT = 100

/** Reads a file, saves the selected data, and undoes an import. Rules: PROF-32, PROF-33, PROF-37. */
export function useProfileImport(userUuid: string, onRead: () => void, onDone: () => void) {
  const queries = useQueryClient()
  const [read, setRead] = useState<ReadFile | null>(null)
  const [reading, setReading] = useState<{ readonly name: string; readonly percent: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [until, setUntil] = useState(() => readUndoDeadline(userUuid, new Date()))
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const take = async (file: File): Promise<void> => {
    const mine = new AbortController()
    running.current = mine
    setError(null)
    setReading({ name: file.name, percent: 0 })
    const client = createUploadClient((share) => {
      if (running.current === mine) setReading({ name: file.name, percent: Math.round(share * PERCENT) })
    })
    const answer = await client.readProfileFile({ file }, { signal: mine.signal })
    if (running.current !== mine) return
    setReading(null)
    if (!answer.ok) {
      setError(Object.values(answer.errors).flat()[0] ?? answer.message)
      return
    }
    setRead({ name: file.name, found: answer.value })
    onRead()
  }

  const remember = (value: string | null): void => {
    saveUndoDeadline(userUuid, value)
    setUntil(value)
  }
  const undoing = useMutation({
    mutationFn: async () => {
      const answer = await api.undoProfileImport()
      await refreshSession(queries).catch(() => null)
      return answer
    },
  })
  const undo = (): void =>
    undoing.mutate(undefined, {
      onSuccess: (answer) => {
        if (answer.ok || answer.problem === 'nothing-to-undo') remember(null)
        if (answer.ok) toasts.show({ text: t('The import is undone'), tone: 'success' })
        else {
          const retry = answer.status === 409 ? {} : { action: { label: t('Retry'), onAction: undo } }
          toasts.show({ text: answer.message, tone: 'danger', ...retry })
        }
      },
    })
  const saving = useMutation({
    mutationFn: async (body: Sent<Routes['importProfile']>['body']) => {
      const answer = await api.importProfile({ body })
      if (answer.ok) await refreshSession(queries).catch(() => null)
      return answer
    },
    onSuccess: (answer) => {
      if (!answer.ok) return
      remember(answer.value.undo_until)
      setRead(null)
      toasts.show({
        text: t('Your profile is filled in'),
        tone: 'success',
        action: { label: t('Undo'), onAction: undo },
      })
      onDone()
    },
  })
  const refused = saving.data?.ok === false ? saving.data : null
  return {
    read,
    reading,
    error,
    take: (file: File) => void take(file),
    cancel: () => {
      running.current?.abort()
      running.current = null
      setReading(null)
    },
    forget: () => setRead(null),
    save: saving.mutate,
    isSaving: saving.isPending,
    refusal: refused === null ? null : (Object.values(refused.errors).flat()[0] ?? refused.message),
    undoUntil: until,
    undo,
    isUndoing: undoing.isPending,
  }
}

export type ProfileImport = ReturnType<typeof useProfileImport>
