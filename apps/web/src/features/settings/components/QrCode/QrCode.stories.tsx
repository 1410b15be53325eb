import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QrCode } from './index.ts'

const uri =
  'otpauth://totp/Guildhall:dana%40kestrelfreight.example?issuer=Guildhall&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const meta = {
  title: 'Patterns/Account/QR code',
  component: QrCode,
  args: { text: uri, label: 'Key for an authenticator app' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Checks what a camera needs: three finder patterns in their corners, inside a margin of four modules. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Key for an authenticator app' })
    const squares = Number(code.getAttribute('viewBox')?.split(' ').at(-1))
    const path = code.querySelector('path')?.getAttribute('d') ?? ''
    for (const [x, y] of [
      [4, 4],
      [squares - 5, 4],
      [4, squares - 5],
    ]) {
      await expect(path).toContain(`M${x} ${y}h1`)
    }
    await expect(path).not.toMatch(/M[0-3] /)
  },
}
export const Short: Story = { args: { text: 'Guildhall' } }
export const Long: Story = {
  args: { text: `${uri}&algorithm=SHA1&digits=6&period=30`.repeat(4) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
