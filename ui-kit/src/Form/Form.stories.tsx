import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/index.ts'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import { Form, FormActions, FormPart, FormRow, type FormError } from './index.ts'

const refused: readonly FormError[] = [
  { field: 'name', label: 'Name', message: 'Write your name' },
  { field: 'country', label: 'Country', message: 'Choose a country' },
]

const Example = () => {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Form label="Details" onSubmit={() => setErrors([...refused])} errors={errors}>
      <FormRow>
        <TextField label="E-mail" name="email" defaultValue="dana@kestrel.example" />
        <TextField label="Name" name="name" error={errorOf('name')} />
      </FormRow>
      <Select
        label="Country"
        name="country"
        choices={[{ id: 'za', label: 'South Africa' }]}
        error={errorOf('country')}
      />
      <FormActions>
        <Button type="submit" look="primary">
          Save details
        </Button>
      </FormActions>
    </Form>
  )
}

const meta = {
  title: 'Kit/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Example /> }
export const Playground: Story = { args: { children: <TextField label="Name" /> } }
export const Refused: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('2 things to put right'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Country' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Choose/ })).toHaveFocus())
  },
}
export const InParts: Story = {
  render: () => (
    <Form onSubmit={() => undefined}>
      <FormPart title="You">
        <TextField label="Name" />
      </FormPart>
      <FormPart title="Your company">
        <TextField label="Company" />
      </FormPart>
    </Form>
  ),
}
export const WithoutSummary: Story = {
  args: {
    hasSummary: false,
    errors: refused.slice(0, 1),
    children: <TextField label="Name" name="name" error="Write your name" />,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus())
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
