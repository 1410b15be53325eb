import { toasts } from '@guildhall/ui-kit/Toast'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishBeforeSignOut } from '../../../shared/api/before-sign-out.ts'
import { away } from '../../../shared/samples/away.ts'
import { finishRemovals, removeWithUndo, withoutRemovals } from './removals.ts'

const key = ['kept']
const [first, second] = [{ uuid: 'first' }, { uuid: 'second' }]
const done = { ok: true, value: null, status: 200 } as const

const setUp = () => {
  const queries = new QueryClient()
  queries.setQueryData(key, [first, second])
  const send = vi.fn<() => Promise<typeof done | typeof away>>(async () => done)
  const remove = (item = first): void =>
    removeWithUndo(queries, { key, item, identity: item.uuid, text: 'Removed', send })
  return { queries, remove, send }
}
let world: ReturnType<typeof setUp>
const listed = () => world.queries.getQueryData(key)
const toast = () => toasts.queue.visibleToasts[0]
const close = () => toasts.queue.close(toast()?.key ?? '')
const act = (): void => {
  toast()?.content.action?.onAction()
  close()
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  world = setUp()
})
afterEach(async () => {
  await finishRemovals(key)
  toasts.clear()
  vi.unstubAllGlobals()
})

// SRCH-82, UI-21
describe('a removal with Undo', () => {
  it('is hidden at once, also from a list that is read meanwhile, and sent when its toast has gone', async () => {
    world.remove()
    expect(listed()).toEqual([second])
    expect(withoutRemovals([first, second])).toEqual([second])
    expect(world.send).not.toHaveBeenCalled()
    close()
    await vi.waitFor(() => expect(withoutRemovals([first])).toEqual([first]))
    expect(world.send).toHaveBeenCalledOnce()
  })

  it('is never sent after Undo', () => {
    world.remove()
    act()
    window.dispatchEvent(new Event('pagehide'))
    expect(listed()).toEqual([first, second])
    expect(world.send).not.toHaveBeenCalled()
  })

  it('leaves hidden what else is being removed', () => {
    world.remove(second)
    world.remove()
    act()
    expect(listed()).toEqual([first])
  })

  it('is sent once when the page is left, and its toast goes', () => {
    world.remove()
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(world.send).toHaveBeenCalledOnce()
    expect(toast()).toBeUndefined()
  })

  it('is sent once before the session ends', async () => {
    world.remove()
    await finishBeforeSignOut()
    await finishBeforeSignOut()
    expect(world.send).toHaveBeenCalledOnce()
  })

  it('is shown again, with Retry, if it fails', async () => {
    world.send.mockResolvedValueOnce(away)
    world.remove()
    await finishRemovals(key, first.uuid)
    expect(listed()).toEqual([first, second])
    act()
    expect(listed()).toEqual([second])
  })

  it('is finished before a change of its list alone', async () => {
    world.remove()
    await finishRemovals(['other'])
    await finishRemovals(key, second.uuid)
    expect(world.send).not.toHaveBeenCalled()
    await finishRemovals(key)
    expect(world.send).toHaveBeenCalledOnce()
  })
})
