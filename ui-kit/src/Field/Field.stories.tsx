import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input, TextField, type TextFieldProps } from 'react-aria-components'
import { expect, within } from 'storybook/test'
import {
  HelperText,
  FieldLabel,
  fieldClass,
  InputGroup,
  type InputGroupProps,
  InputSuffix,
  type FieldProps,
} from './index.ts'

interface SampleFieldProps
  extends FieldProps, Pick<InputGroupProps, 'size'>, Pick<TextFieldProps, 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  readonly unit?: string
}

/** The parts of a field, composed as every field of the kit does. */
const Field = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  size,
  unit,
  ...props
}: SampleFieldProps) => (
  <TextField {...props} defaultValue="3" isInvalid={errorMessage !== undefined} className={fieldClass()}>
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    <InputGroup size={size}>
      <Input />
      {unit !== undefined && <InputSuffix>{unit}</InputSuffix>}
    </InputGroup>
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
  </TextField>
)

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: 'Duration' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Duration' })).toHaveValue('3')
  },
}
export const Playground: Story = { args: { description: 'As long as you know it', size: 'md' } }
export const WithSecondaryLabel: Story = { args: { secondaryLabel: '3 of 60' } }
export const WithSuffix: Story = { args: { unit: 'months' } }
export const Described: Story = {
  args: { description: 'As long as you know it' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('As long as you know it')
  },
}
export const Warning: Story = { args: { description: 'Shorter than most', descriptionTone: 'warning' } }
export const Success: Story = { args: { description: 'Within their time', descriptionTone: 'success' } }
export const Invalid: Story = {
  args: { description: 'Not shown beside an error', errorMessage: 'Min value of 0.1 months' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Min value of 0.1 months')
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Duration' })).toBeRequired()
    const label = within(canvasElement).getByText('Duration')
    await expect(getComputedStyle(label, '::after').content).toContain('*')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Large: Story = { args: { size: 'lg' } }
