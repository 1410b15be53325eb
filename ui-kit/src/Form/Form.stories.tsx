import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/index.ts'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import { Form, FormActions, FormSection, FormRow, type FormError } from './index.ts'

const validationErrors: readonly FormError[] = [
  { field: 'name', label: 'Name', message: 'Write your name' },
  { field: 'country', label: 'Country', message: 'Choose a country' },
]

const Example = () => {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Form label="Details" onSubmit={() => setErrors([...validationErrors])} errors={errors}>
      <FormRow>
        <TextField label="E-mail" name="email" defaultValue="dana@kestrel.example" />
        <TextField label="Name" name="name" errorMessage={errorOf('name')} />
      </FormRow>
      <Select
        label="Country"
        name="country"
        options={[{ id: 'za', label: 'South Africa' }]}
        errorMessage={errorOf('country')}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          Save details
        </Button>
      </FormActions>
    </Form>
  )
}

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Example /> }
export const Playground: Story = { args: { children: <TextField label="Name" /> } }
export const ValidationErrors: Story = {
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
export const Sections: Story = {
  render: () => (
    <Form onSubmit={() => undefined}>
      <FormSection title="You">
        <TextField label="Name" />
      </FormSection>
      <FormSection title="Your company">
        <TextField label="Company" />
      </FormSection>
    </Form>
  ),
}
// UI-48
export const Pending: Story = {
  render: ({ onSubmit }) => (
    <Form label="Invite" onSubmit={onSubmit}>
      <TextField label="E-mail" />
      <FormActions>
        <Button type="submit" variant="primary" isPending pendingLabel="Sending">
          Send the invite
        </Button>
      </FormActions>
    </Form>
  ),
  args: { onSubmit: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'dana@kestrel.example{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
// A form with a submit button is sent by Enter while another of its buttons is busy.
export const OtherPending: Story = {
  tags: ['test-only'],
  render: ({ onSubmit }) => (
    <Form label="Code" onSubmit={onSubmit}>
      <TextField label="Code" />
      <Button isPending>Send another code</Button>
      <Button type="submit">Go on</Button>
    </Form>
  ),
  args: { onSubmit: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '123456{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const WithoutSummary: Story = {
  args: {
    hasErrorSummary: false,
    errors: validationErrors.slice(0, 1),
    children: <TextField label="Name" name="name" errorMessage="Write your name" />,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus())
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
