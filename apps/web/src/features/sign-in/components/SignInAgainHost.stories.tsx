import type { Meta, StoryObj } from '@storybook/react-vite'
import { act } from 'react'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../shared/api/client.ts'
import { sampleLogin, sampleSession } from '../../session/samples/session.ts'
import { away } from '../../../shared/samples/away.ts'
import { SampleRouter } from '../../session/samples/SampleRouter.tsx'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { SignInAgainHost } from './SignInAgainHost.tsx'

const viewer = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000700',
  name: 'Dana Whitfield',
  email: 'dana@kestrelfreight.example',
  picture: null,
}

const meta = {
  title: 'Screens/Both/Sign in again',
  component: SignInAgainHost,
  args: { viewer },
  render: (args) => (
    <SampleRouter session={sampleSession()}>
      <SignInAgainHost {...args} />
    </SampleRouter>
  ),
} satisfies Meta<typeof SignInAgainHost>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

const signIn = async () => {
  await userEvent.type(await (await dialog()).findByLabelText('Password'), 'violet harbour 9{Enter}')
}

type Answer = Awaited<ReturnType<typeof api.logIn>>
const answering = (answer: Answer | Promise<Answer>) => () => {
  const logInSpy = spyOn(api, 'logIn').mockReturnValue(Promise.resolve(answer))
  return () => logInSpy.mockRestore()
}

/** Waiting calls continue once the user has signed in again. */
export const Default: Story = {
  beforeEach: () => {
    const restore = answering({ ok: true, value: sampleLogin(), status: 200 })()
    const opened = spyOn(sessionGate, 'open')
    return () => {
      opened.mockRestore()
      restore()
    }
  },
  play: async () => {
    await signIn()
    await waitFor(() => expect(sessionGate.open).toHaveBeenCalledWith(viewer.uuid))
  },
}
export const Empty: Story = {
  play: async () => {
    await userEvent.type(await (await dialog()).findByLabelText('Password'), '{Enter}')
    await (await dialog()).findByText('Value is required')
  },
}
export const Loading: Story = { beforeEach: answering(new Promise<never>(() => undefined)), play: signIn }
export const Failed: Story = {
  beforeEach: answering(away),
  play: async () => {
    await signIn()
    const again = await dialog()
    await waitFor(() => expect(again.getByRole('alert')).toHaveTextContent('away for a moment'))
  },
}
// UI-49
export const NoSession: Story = {
  beforeEach: () => {
    const restore = answering({ ok: true, value: sampleLogin(), status: 200 })()
    document.cookie = 'signed_in=; Max-Age=0'
    return () => {
      document.cookie = 'signed_in=1; SameSite=Lax'
      restore()
    }
  },
  play: async () => {
    await signIn()
    const again = await dialog()
    await waitFor(() =>
      expect(again.getByRole('alert')).toHaveTextContent('There seems to have been an issue, please try again.'),
    )
  },
}
const needsCode = { ...away, status: 401, problem: 'two-factor-required' } as const
const whileAsked = Promise.withResolvers<Answer>()
/** The code's field takes the focus when it mounts, which must happen inside `act` in tests; production builds of React have no `act`. */
const inOneStep = typeof act === 'function' ? act : async (run: () => Promise<void>) => run()
export const SecondStep: Story = {
  beforeEach: answering(whileAsked.promise),
  play: async () => {
    await signIn()
    await inOneStep(async () => whileAsked.resolve(needsCode))
    await (await dialog()).findByRole('textbox', { name: 'Code' })
  },
}
export const Long: Story = {
  args: {
    viewer: {
      ...viewer,
      name: 'Wilhelmina-Konstantina Papadimitriou-Oppenheimer de la Fontaine',
      email: 'wilhelmina-konstantina.papadimitriou-oppenheimer@donaudampfschifffahrtsgesellschaft.example',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
