import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../shared/api/client.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { away } from '../../../shared/samples/away.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { SampleRouter } from '../../session/samples/SampleRouter.tsx'
import { sampleSession } from '../../session/samples/session.ts'
import type { AccessTokenView } from '../api/use-access-tokens.ts'
import { SecretDialog } from '../components/api/SecretDialog.tsx'
import { TokenForm } from '../components/api/TokenForm.tsx'
import { ApiRoute } from './ApiRoute.tsx'
import { ApiSettings } from './ApiSettings.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')
const token: AccessTokenView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000d01',
  name: 'Weekly report',
  scopes: ['company', 'conversations'],
  createdAt: '2026-10-01T09:00:00.000Z',
  expiresAt: '2026-12-30T09:00:00.000Z',
  lastUsedAt: '2026-11-21T06:00:00.000Z',
}
const ended: AccessTokenView = {
  ...token,
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000d02',
  name: 'Applicant tracking',
  scopes: ['candidates'],
  expiresAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null,
}
const schema = `"""
What people and their services read.
"""
type Query {
  "Who calls; null without a valid session or token."
  viewer: Viewer

  "The caller's company. Scope: company."
  company: CompanyResult!
}

union CompanyResult = AccessRefused | Company

type Company {
  uuid: ID!
  name: String!
}

type StaffPerson {
  uuid: ID!
}
`

const meta = {
  title: 'Screens/Employers/Settings, API',
  component: ApiSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('api')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    tokens: { state: 'ready', value: { personal: [token], service: [ended] } },
    schema: { state: 'ready', value: schema },
    now,
    onNew: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ApiSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'New access token' }))
    await expect(args.onNew).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Applicant tracking' }))
    await expect(args.onRemove).toHaveBeenCalledWith(ended)
    await expect(canvas.getByText('Has ended')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in the schema' }), 'name')
    await expect(canvas.getByText(/^type Company/)).toBeVisible()
    await expect(canvas.queryByText('StaffPerson')).not.toBeInTheDocument()
  },
}
export const Empty: Story = { args: { tokens: { state: 'ready', value: { personal: [], service: null } } } }
export const Long: Story = {
  args: {
    tokens: {
      state: 'ready',
      value: {
        personal: Array.from({ length: 6 }, (_, at) => ({
          ...token,
          uuid: `0199a1f4-7c1e-7a53-9c3d-000000000e0${at}`,
          name: 'Übertragung der Bewerbungsgespräche in das Personalinformationssystem der Unternehmensgruppe',
          scopes: ['profile', 'company', 'candidates', 'conversations', 'notifications', 'billing'],
        })),
        service: [],
      },
    },
  },
}
export const Loading: Story = { args: { tokens: { state: 'loading' }, schema: { state: 'loading' } } }
export const Failed: Story = { args: { tokens: offline }, play: expectRetry }
export const SchemaFailed: Story = { args: { schema: offline }, play: expectRetry }

export const NewToken: Story = {
  render: (args) => (
    <>
      <ApiSettings {...args} />
      <TokenForm canBeForService onSubmit={args.onRemove as never} onClose={fn()} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Weekly report')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Profile' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Conversations' }))
    await userEvent.click(dialog.getByRole('radio', { name: /A service of the company/ }))
    await expect(dialog.queryByRole('checkbox', { name: 'Profile' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Make the token' }))
    await expect(args.onRemove).toHaveBeenCalledWith({
      name: 'Weekly report',
      scopes: ['conversations'],
      days: 90,
      isForService: true,
    })
  },
}
export const Secret: Story = {
  render: (args) => (
    <>
      <ApiSettings {...args} />
      <SecretDialog
        title="Your new token “Weekly report”"
        label="Token"
        secret="ght_mTk0wvH1lO6Nn2rJrU9fG4x0Z1w7bQe5cV8yKpD3sAI"
        onClose={fn()}
      />
    </>
  ),
}

// IDEN-46
export const ProvedFirst: Story = {
  tags: ['test-only'],
  render: () => (
    <SampleRouter session={sampleSession()}>
      <ApiRoute />
    </SampleRouter>
  ),
  beforeEach: () => {
    const spies = [
      spyOn(api, 'listAccessTokens').mockResolvedValue({
        ok: true,
        value: { personal: [], service: null },
        status: 200,
      }),
      spyOn(api, 'proveIdentity').mockResolvedValue({ ok: true, value: undefined, status: 204 } as never),
      spyOn(api, 'createAccessToken')
        .mockResolvedValueOnce({ ...away, status: 403, problem: 'password-required' })
        .mockResolvedValue({ ok: true, value: { ...token, secret: 'ght_secret' }, status: 201 }),
    ]
    return () => {
      for (const spy of spies) spy.mockRestore()
    }
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New access token' }))
    const form = within(await body.findByRole('dialog', { name: 'New access token' }))
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Weekly report')
    await userEvent.click(form.getByRole('checkbox', { name: 'Profile' }))
    await userEvent.click(form.getByRole('button', { name: 'Make the token' }))
    const proof = within(await body.findByRole('dialog', { name: 'Is it you?' }))
    await userEvent.type(proof.getByLabelText(/Your password/), 'violet harbour 9{Enter}')
    await body.findByRole('dialog', { name: /Weekly report/ })
    await waitFor(() => expect(api.createAccessToken).toHaveBeenCalledTimes(2))
    await expect(mocked(api.createAccessToken).mock.lastCall?.[0].body).toMatchObject({
      name: 'Weekly report',
      scopes: ['profile'],
    })
  },
}
