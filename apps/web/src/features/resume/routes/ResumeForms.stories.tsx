import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { industries } from '@guildhall/domain/reference'
import type { FormError } from '@guildhall/ui-kit/Form'
import { sampleNow } from '../../candidates/samples/people.ts'
import { begunProfile, completeProfile } from '../samples/profiles.ts'
import type { FirstAnswers } from '../../sign-up/index.ts'
import { localDay } from '../../../shared/hooks/use-now.ts'
import { offline } from '../../../shared/samples/offline.ts'
import { IndustriesForm, type IndustriesFormProps } from '../components/forms/IndustriesForm.tsx'
import { LanguagesForm } from '../components/forms/LanguagesForm.tsx'
import { mainProfileErrors, mainProfileValues } from '../components/forms/main-profile.ts'
import { MainProfileForm, type MainProfileFormProps } from '../components/forms/MainProfileForm.tsx'
import { PictureForm } from '../components/forms/PictureForm.tsx'
import { SkillsForm } from '../components/forms/SkillsForm.tsx'
import { workEntryErrors, workEntryValues } from '../components/forms/work-entry.ts'
import { WorkEntryForm } from '../components/forms/WorkEntryForm.tsx'
import { qualificationFormErrors, qualificationValues } from '../components/forms/qualification.ts'
import { QualificationForm } from '../components/forms/QualificationForm.tsx'
import { ResumePage } from './ResumePage.tsx'
import { sampleResume } from '../samples/resume.tsx'

const drawer = { onClose: fn(), onCancel: fn(), onSave: fn() }
const answers: FirstAnswers = { industry: 'Data & Analytics', years: 9, opportunityType: 'any', countryCode: 'ZA' }

const meta = {
  title: 'Screens/Contractors/Résumé, editing',
  component: ResumePage,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleResume, aside: null, profile: completeProfile },
} satisfies Meta<typeof ResumePage>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const find = fn()
const listed = ['Data Engineer', 'Kafka'].map((label) => ({ code: label.toLowerCase(), label, industry: null }))
const capeTown = {
  id: '1',
  title: 'Cape Town, Western Cape, South Africa',
  latitude: -33.9258,
  longitude: 18.4232,
}

const Main = ({ isBegun = false, ...props }: Partial<MainProfileFormProps>) => {
  const profile = isBegun ? begunProfile : completeProfile
  const [values, setValues] = useState(() => mainProfileValues(profile, isBegun ? answers : null))
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <MainProfileForm
      {...drawer}
      values={values}
      onChange={(changes) => setValues((now) => ({ ...now, ...changes }))}
      titles={listed}
      places={{ found: [capeTown], isLoading: false, onType: find }}
      errors={errors}
      onSave={() => setErrors(mainProfileErrors(values, profile))}
      isBegun={isBegun}
      saidYears={isBegun ? answers.years : null}
      {...props}
    />
  )
}
export const Default: Story = { args: { children: <Main /> } }
export const Empty: Story = {
  args: { profile: begunProfile, hiddenReason: 'incomplete', children: <Main isBegun /> },
  play: async () => {
    await waitFor(() => expect(body().getByText(/You told us of 9 years/)).toBeVisible())
    await expect(body().getByRole('radio', { name: 'Either' })).toBeChecked()
    await userEvent.click(body().getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(body().getByText(/things to put right/)).toBeVisible())
    await waitFor(() => expect(body().getByRole('combobox', { name: 'Job title' })).toHaveFocus())
    await expect(body().getAllByText('Add your hourly rate and its currency').length).toBeGreaterThan(0)
    await userEvent.click(body().getByText('Permanent', { selector: 'label *, label' }))
    await expect(body().queryByRole('textbox', { name: 'Hourly rate' })).toBeNull()
    await waitFor(() => expect(body().getByRole('textbox', { name: 'Annual salary' })).toBeVisible())
  },
}
// REF-26
export const MainProfileTitle: Story = {
  args: { children: <Main /> },
  play: async () => {
    const title = await body().findByRole('combobox', { name: 'Job title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'data en')
    await userEvent.click(await body().findByRole('option', { name: 'Data Engineer' }))
    await expect(title).toHaveValue('Data Engineer')
    await userEvent.type(title, ' of sorts{Tab}')
    await expect(title).toHaveValue('Data Engineer of sorts')
  },
}
export const MainProfilePlace: Story = {
  args: { children: <Main /> },
  play: async () => {
    const place = await body().findByRole('combobox', { name: 'Where you live' })
    await userEvent.clear(place)
    await userEvent.type(place, 'cape')
    await userEvent.click(await body().findByRole('option', { name: /Cape Town/ }))
    await expect(place).toHaveValue(capeTown.title)
    await userEvent.keyboard('{Tab}')
    await userEvent.click(await body().findByRole('button', { name: 'Save profile' }))
    await expect(body().queryByText('Choose a place from the list')).toBeNull()
  },
}
export const Loading: Story = { args: { children: <Main isPending /> } }
export const Failed: Story = {
  args: { children: <Main refusal="You seem to be offline. Please try again." isDraft /> },
  play: async () => {
    await waitFor(() => expect(body().getByRole('alert')).toHaveTextContent('offline'))
    await waitFor(() => expect(body().getByText('Not saved yet; kept on this device')).toBeVisible())
  },
}
export const Long: Story = {
  args: { children: <Main isBegun isDraft /> },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}

export const Picture: Story = {
  args: {
    children: <PictureForm label="Your picture" name="Thandeka Mkhize" id="1" src={null} onFile={fn()} {...drawer} />,
  },
}

const readyIndustries: IndustriesFormProps['offered'] = {
  state: 'ready',
  value: industries.map((label) => ({ code: label, label, industry: null })),
}
const Industries = ({ offered = readyIndustries }: Partial<IndustriesFormProps>) => {
  const [items, setItems] = useState<readonly string[]>(['Data & Analytics'])
  return (
    <IndustriesForm
      {...drawer}
      items={items}
      onChange={setItems}
      offered={offered}
      saved={['Data & Analytics', 'Mining']}
    />
  )
}
export const IndustriesFailed: Story = { args: { children: <Industries offered={offline} /> } }
// REF-29
export const Industry: Story = {
  args: { children: <Industries /> },
  play: async () => {
    await userEvent.click(await body().findByText('Legal & Compliance'))
    await expect(body().getByRole('checkbox', { name: 'Legal & Compliance' })).toBeChecked()
    // Not offered any more, and theirs.
    await expect(body().getByRole('checkbox', { name: 'Mining' })).not.toBeChecked()
    await userEvent.click(body().getByRole('button', { name: 'Save industries' }))
    await expect(drawer.onSave).toHaveBeenCalled()
  },
}

const Skill = () => {
  const [items, setItems] = useState<readonly string[]>(['Python', 'dbt'])
  return <SkillsForm {...drawer} items={items} onChange={setItems} offered={['Airflow']} listed={listed} />
}
export const Skills: Story = {
  args: { children: <Skill /> },
  play: async () => {
    const field = await body().findByRole('combobox', { name: 'What you are good at' })
    await userEvent.type(field, 'kaf')
    await userEvent.click(await body().findByRole('option', { name: 'Kafka' }))
    await userEvent.type(field, 'python,Rust,')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().getByText('4 of 15')).toBeVisible())
    await waitFor(() => expect(body().getByRole('row', { name: 'Rust' })).toBeVisible())
  },
}

const Language = () => {
  const [items, setItems] = useState<readonly string[]>(['English'])
  return <LanguagesForm {...drawer} items={items} onChange={setItems} />
}
export const Languages: Story = { args: { children: <Language /> } }

const Work = ({ isNew = true }: { readonly isNew?: boolean }) => {
  const [values, setValues] = useState(() =>
    workEntryValues('new', isNew ? null : (completeProfile.workExperiences[1] ?? null)),
  )
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <WorkEntryForm
      {...drawer}
      isNew={isNew}
      values={values}
      onChange={(changes) => setValues((now) => ({ ...now, ...changes }))}
      offered={completeProfile.skills}
      errors={errors}
      onSave={() => setErrors(workEntryErrors(values, localDay(sampleNow)))}
    />
  )
}
export const WorkExperience: Story = { args: { children: <Work isNew={false} /> } }
export const WorkExperienceRefused: Story = {
  args: { children: <Work /> },
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Save entry' }))
    await waitFor(() => expect(body().getByRole('alert')).toHaveTextContent('4 things to put right'))
    await userEvent.click(body().getByText('I work here now'))
    await expect(body().queryByRole('group', { name: 'To' })).toBeNull()
    await userEvent.click(body().getByRole('button', { name: 'Save entry' }))
    await waitFor(() => expect(body().getByRole('alert')).toHaveTextContent('3 things to put right'))
  },
}

const Study = () => {
  const [values, setValues] = useState(() => qualificationValues('new', null))
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <QualificationForm
      {...drawer}
      isNew
      values={values}
      onChange={(changes) => setValues((now) => ({ ...now, ...changes }))}
      errors={errors}
      onSave={() => setErrors(qualificationFormErrors(values, localDay(sampleNow)))}
    />
  )
}
export const EducationRefused: Story = {
  args: { children: <Study /> },
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Save education' }))
    await waitFor(() => expect(body().getByRole('alert')).toHaveTextContent('4 things to put right'))
    await userEvent.click(body().getByText('I am still completing it'))
    await expect(body().queryByRole('group', { name: 'Graduated on' })).toBeNull()
    await userEvent.click(body().getByRole('button', { name: 'Save education' }))
    await waitFor(() => expect(body().getByRole('alert')).toHaveTextContent('3 things to put right'))
  },
}
