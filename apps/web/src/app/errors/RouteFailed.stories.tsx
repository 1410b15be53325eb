import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiFailure } from '../../shared/api/client.ts'
import { sampleSession } from '../../features/session/samples/session.ts'
import { away } from '../../shared/samples/away.ts'
import { SampleRouter } from '../../features/session/samples/SampleRouter.tsx'
import { MissingPart } from '../../shared/errors/missing-part.ts'
import { RootFailed, RouteFailed } from './RouteFailed.tsx'

const meta = {
  title: 'Screens/Both/Page that failed',
  component: RouteFailed,
  args: { error: new Error('x is not a function'), reset: fn() },
  render: (args) => (
    <SampleRouter session={sampleSession()}>
      <RouteFailed {...args} />
    </SampleRouter>
  ),
} satisfies Meta<typeof RouteFailed>
export default meta
type Story = StoryObj<typeof meta>

const goOffline = () => {
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => line.mockRestore()
}

// UI-8
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}
/** An API error is shown with its message and its request id. */
export const Refused: Story = {
  args: { error: new ApiFailure({ ...away, requestId: 'e36807ce-75d9-4188-95ec-053cd5d7aaed' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/away for a moment/)).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByText(/e36807ce/)).toBeVisible())
  },
}
export const MissingPiece: Story = {
  args: { error: new MissingPart('A piece did not arrive') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('A part of this page did not arrive')
  },
}
/** The page recovers by itself when the connection returns. */
export const Offline: Story = {
  beforeEach: goOffline,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('You are offline')
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.reset).toHaveBeenCalled())
  },
}
/** An error before any page is shown. */
export const WholePage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SampleRouter session={sampleSession()}>
      <RootFailed {...args} />
    </SampleRouter>
  ),
}
export const Long: Story = {
  args: {
    error: new ApiFailure({
      ...away,
      message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft antwortet nicht.',
      requestId: 'e36807ce-75d9-4188-95ec-053cd5d7aaed',
    }),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
