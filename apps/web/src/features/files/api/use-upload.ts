import type { Answer, Received, Routes } from '@guildhall/rest-contract/client'
import { useEffect, useRef, useState } from 'react'
import type { OnProgress } from './fetch-with-progress.ts'
import { createUploadClient } from './upload-client.ts'
import { t } from '../../../shared/i18n/index.ts'

/** An uploaded file: its address and its name. */
export type UploadedFile = Received<Routes['uploadFile']>

/** Sends one file and reports the progress. */
export type SendFile = (
  file: File,
  options: { readonly onProgress: OnProgress; readonly signal: AbortSignal },
) => Promise<Answer<UploadedFile, string>>

/** Uploads a CV. Rule: FILE-4. */
export const sendCv: SendFile = async (file, { onProgress, signal }) =>
  createUploadClient(onProgress).uploadFile({ file, fields: { target: 'cv' } }, { signal })

/** The state of an upload. `percent` is null once it is complete. */
export interface Upload {
  readonly file: File | null
  readonly percent: number | null
  readonly uploaded: UploadedFile | null
  readonly error: string | null
  readonly start: (file: File) => void
  /** Aborts the upload, or removes the file. */
  readonly reset: () => void
}

interface State {
  readonly file: File | null
  readonly percent: number | null
  readonly uploaded: UploadedFile | null
  readonly error: string | null
}

const initialState: State = { file: null, percent: null, uploaded: null, error: null }
const PERCENT = 100
/** Rule: FILE-7. */
const EMPTY_FILE = t('There was an error processing the file. Please try again.')

/** One file, uploaded as soon as it is chosen; choosing another one or unmounting aborts the upload. */
export function useUpload(send: SendFile): Upload {
  const [state, setState] = useState(initialState)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const take = (file: File): void => {
    running.current?.abort()
    if (file.size === 0) return setState({ ...initialState, error: EMPTY_FILE })
    const mine = new AbortController()
    running.current = mine
    const change = (changes: Partial<State>): void => {
      if (running.current === mine) setState((now) => ({ ...now, ...changes }))
    }
    setState({ ...initialState, file, percent: 0 })
    const onProgress: OnProgress = (share) => change({ percent: Math.round(share * PERCENT) })
    void send(file, { onProgress, signal: mine.signal }).then((answer) =>
      change(
        answer.ok
          ? { percent: null, uploaded: answer.value }
          : { file: null, percent: null, error: Object.values(answer.errors).flat()[0] ?? answer.message },
      ),
    )
  }
  const drop = (): void => {
    running.current?.abort()
    running.current = null
    setState(initialState)
  }
  return { ...state, start: take, reset: drop }
}
