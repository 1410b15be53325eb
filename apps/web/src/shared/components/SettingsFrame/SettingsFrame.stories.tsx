import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import { SettingPart, SettingRow, SettingRows, SettingsFrame } from './index.ts'

const groups = [
  { id: 'you', title: 'You', items: [{ id: 'account', label: 'Account', href: '/account', icon: icons.User }] },
  {
    id: 'company',
    title: 'Kestrel Freight',
    items: [{ id: 'company', label: 'Company', href: '/company', icon: icons.Building2 }],
  },
]

const meta = {
  title: 'Patterns/Frames/Settings frame',
  component: SettingsFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    groups,
    current: 'account',
    title: 'Account',
    menuHref: '/account?menu=open',
    children: (
      <>
        <SettingPart title="Signing in">
          <SettingRows>
            <SettingRow
              label="E-mail"
              value="dana@kestrelfreight.example"
              control={<Button size="sm">Change</Button>}
            />
            <SettingRow label="Mobile" value="+1 512 555 0142" />
          </SettingRows>
        </SettingPart>
        <SettingPart title="How it looks">As the system</SettingPart>
      </>
    ),
  },
} satisfies Meta<typeof SettingsFrame>
export default meta
type Story = StoryObj<typeof meta>

// UI-4
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Settings' }))
    await expect(nav.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneMenu: Story = { args: { showsMenu: true }, globals: { viewport: { value: 'phone' } } }
export const Long: Story = {
  args: { title: 'Internationale-Frachtlogistik-und-Containerverschiffung' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
