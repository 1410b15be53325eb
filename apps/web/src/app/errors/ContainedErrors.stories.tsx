import { Text } from '@guildhall/ui-kit/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { notFound } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { PanelBoundary } from '../../shared/components/PanelBoundary/index.ts'
import { deleteCookie, writeCookie } from '../../shared/storage/cookies.ts'
import { reportContained } from './report-errors.ts'

const log = fn()
const send = fn<(address: string, request: { readonly body: string }) => Promise<Response>>()

const Throws = ({ error }: { readonly error: unknown }) => {
  throw error
}

/** A page of its own, as the application starts it, with panels that throw. */
const Page = ({ errors }: { readonly errors: readonly unknown[] }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const root = createRoot(place.current, { onCaughtError: reportContained })
    root.render(
      <>
        <Text>Two people answered today.</Text>
        {errors.map((error, at) => (
          <PanelBoundary key={at}>
            <Throws error={error} />
          </PanelBoundary>
        ))}
      </>,
    )
    return () => queueMicrotask(() => root.unmount())
  }, [errors])
  return <div ref={place} />
}

const meta = {
  title: 'Patterns/Frames/Errors that a panel contains',
  tags: ['test-only'],
  component: Page,
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const fault = new TypeError('x is not a function')

// API-24
export const AreReported: Story = {
  args: { errors: [notFound(), fault, fault] },
  beforeEach: () => {
    log.mockReset()
    send.mockReset().mockResolvedValue(new Response('{}'))
    const console = spyOn(globalThis.console, 'error').mockImplementation(log)
    const fetching = spyOn(window, 'fetch').mockImplementation(send as unknown as typeof fetch)
    writeCookie('error_reports', 'https://key@errors.example/7 guildhall@0.1.0')
    return () => {
      deleteCookie('error_reports')
      fetching.mockRestore()
      console.mockRestore()
    }
  },
  play: async () => {
    // The code of the service is loaded with the first report.
    await waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 })
    await expect(send.mock.calls.map(([address]) => new URL(address).host)).toEqual(['errors.example'])
    await expect(send.mock.calls[0]?.[1].body).toContain('x is not a function')
    await expect(log.mock.calls.map(([error]) => error)).toEqual([fault, fault])
  },
}
