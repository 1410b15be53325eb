import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { SynonymForm } from '../components/Lists/index.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffSynonymsPage } from './StaffSynonymsPage.tsx'

const { operator, rights } = sampleStaffSession
const groups = [
  ['qa', 'tester', 'quality assurance'],
  ['l&d', 'learning and development'],
  ['js', 'javascript'],
]
const searches = [
  { text: 'zymurgist', people: 4, lastAt: '2026-03-01T09:00:00.000Z' },
  { text: 'scrum lead', people: 1, lastAt: '2026-02-20T09:00:00.000Z' },
]
const submit = fn()

const meta = {
  title: 'Screens/Staff/Synonyms',
  component: StaffSynonymsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: { state: 'ready', value: groups },
    searches: { state: 'ready', value: searches },
    onNew: fn(),
    onChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/lists/synonyms" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffSynonymsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add synonyms for zymurgist' }))
    await expect(args.onNew).toHaveBeenCalledWith(['zymurgist'])
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find synonyms' }), 'test')
    await expect(canvas.queryByText('js, javascript')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Change qa, tester, quality assurance' }))
    await expect(args.onChange).toHaveBeenCalledWith(groups[0])
  },
}
export const Empty: Story = {
  args: { groups: { state: 'ready', value: [] }, searches: { state: 'ready', value: [] } },
}
export const Loading: Story = { args: { groups: { state: 'loading' }, searches: { state: 'loading' } } }
export const Failed: Story = { args: { groups: offline }, play: expectRetry }
export const Long: Story = {
  args: {
    groups: {
      state: 'ready',
      value: [
        Array.from({ length: 12 }, (_, at) => `elektroinstallation und gebäudeautomationstechnik nummer ${at}`),
        ...groups,
      ],
    },
    searches: {
      state: 'ready',
      value: searches.map((search) => ({
        ...search,
        text: `${search.text} fachkraft für schutz und sicherheit `.repeat(3),
      })),
    },
  },
}
export const NewSynonyms: Story = {
  render: (args) => (
    <>
      <StaffSynonymsPage {...args} />
      <SynonymForm phrases={['zymurgist']} instead={[]} onSubmit={submit} onClose={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Words and phrases/ }), 'brewer{Enter}')
    await expect(submit).toHaveBeenCalledWith({ phrases: ['zymurgist', 'brewer'], instead: [] })
  },
}
export const Refused: Story = {
  render: (args) => (
    <>
      <StaffSynonymsPage {...args} />
      <SynonymForm
        phrases={['zymurgist']}
        instead={[]}
        errors={[{ field: 'phrases', label: 'Words and phrases', message: 'At least two words or phrases are needed' }]}
        onSubmit={fn()}
        onClose={fn()}
      />
    </>
  ),
}
