import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { away } from '../../../shared/samples/away.ts'
import { choiceMutation } from './use-choice.ts'

const saved: Answer<null, string> = { ok: true, value: null, status: 200 }
const shown = () => toasts.queue.visibleToasts[0]?.content
afterEach(() => toasts.clear())

/** As a page that nobody sees any more: without a listener, what was said with the call is not done. */
const chooseAndLeave = async (answer: Answer<unknown, string>) => {
  const again = vi.fn<(change: unknown) => void>()
  const options = { call: async () => answer, savedMessage: () => 'Saved', canUndo: true }
  const observer = new MutationObserver(new QueryClient(), choiceMutation<boolean>(new QueryClient(), options, again))
  await observer.mutate({ value: true, before: false })
  return again
}

// UI-20
describe('a choice whose page was left before the answer', () => {
  it('says that it was not saved, with Retry', async () => {
    const again = await chooseAndLeave(away)
    expect(shown()).toMatchObject({ text: `Not saved. ${away.message}`, action: { label: 'Retry' } })
    shown()?.action?.onAction()
    expect(again).toHaveBeenCalledExactlyOnceWith({ value: true, before: false })
  })

  it('says that it was saved, with Undo', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}))
    const again = await chooseAndLeave(saved)
    vi.unstubAllGlobals()
    expect(shown()).toMatchObject({ text: 'Saved', action: { label: 'Undo' } })
    shown()?.action?.onAction()
    expect(again).toHaveBeenCalledExactlyOnceWith({ value: false, before: true })
  })
})
