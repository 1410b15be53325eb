import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Cluster } from '../Stack/index.ts'
import { Avatar } from './index.ts'

const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 96"><rect width="64" height="96" fill="#c3ccd3"/><circle cx="32" cy="44" r="16" fill="#8a6a43"/></svg>',
  )

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  args: { name: 'Thandeka Mkhize', id: 'a1' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Thandeka Mkhize' })).toHaveTextContent('TM')
  },
}
export const Playground: Story = { args: { size: 'lg' } }
export const WithImage: Story = { args: { src: photo } }
export const ImageError: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('TM'))
  },
}
export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Avatar name="Thandeka Mkhize" src={photo} size="lg" />
      <Avatar name="Tendai Moyo" id="1" />
      <Avatar name="Sipho Ndlovu" id="2" />
      <Avatar name="Kestrel Freight" id="3" />
      <Avatar name="Joe Halloran" id="4" />
      <Avatar name="Chukwuemeka Okonkwo-Lindqvist" id="5" />
      <Avatar name="Анна" id="2" size="sm" />
      <Avatar name="Inês Carvalho" id="3" size="sm" />
    </Cluster>
  ),
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg', src: photo } }
export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
