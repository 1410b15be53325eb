import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode, RefCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as kit from './index.ts'

/** Everything of the kit that is written with a capital letter is a component. */
type Component = { [Name in keyof typeof kit]: Name extends Capitalize<Name> ? Name : never }[keyof typeof kit]

/** These render no element of their own. */
type WithoutElement = 'FieldHelp' | 'KitProvider' | 'Say'

type Sample = readonly [tag: string, render: (ref: RefCallback<Element>) => ReactNode]

const { Info } = kit.glyphs
const toasts = kit.createToasts()
const nothing = () => undefined
const ana = { id: 'ana', label: 'Ana' }

/** What a `ref` leads to: in a field the element that takes the focus, elsewhere the outermost element. */
const samples: Readonly<Record<Exclude<Component, WithoutElement>, Sample>> = {
  Avatar: ['span', (ref) => <kit.Avatar ref={ref} name="Ana" />],
  Badge: ['span', (ref) => <kit.Badge ref={ref}>New</kit.Badge>],
  Banner: ['div', (ref) => <kit.Banner ref={ref}>Saved</kit.Banner>],
  Button: ['button', (ref) => <kit.Button ref={ref}>Send</kit.Button>],
  Card: ['section', (ref) => <kit.Card ref={ref}>Body</kit.Card>],
  Checkbox: ['input', (ref) => <kit.Checkbox ref={ref}>Yes</kit.Checkbox>],
  CheckboxGroup: [
    'div',
    (ref) => (
      <kit.CheckboxGroup ref={ref} label="Days">
        {null}
      </kit.CheckboxGroup>
    ),
  ],
  ChoiceList: ['div', (ref) => <kit.ChoiceList ref={ref} choices={[ana]} />],
  Cluster: ['div', (ref) => <kit.Cluster ref={ref} />],
  ComboBox: ['input', (ref) => <kit.ComboBox ref={ref} label="Who" choices={[ana]} />],
  CommandPalette: ['section', (ref) => <kit.CommandPalette ref={ref} isOpen onOpenChange={nothing} groups={[]} />],
  Completeness: ['svg', (ref) => <kit.Completeness ref={ref} value={50} label="Half" />],
  Count: ['span', (ref) => <kit.Count ref={ref} value={3} />],
  DataGrid: [
    'table',
    (ref) => (
      <kit.DataGrid
        ref={ref}
        label="Team"
        columns={[{ id: 'name', header: 'Name', cell: String, isRowHeader: true }]}
        rows={[]}
        getRowId={String}
      />
    ),
  ],
  DatePicker: ['div', (ref) => <kit.DatePicker ref={ref} label="Start" />],
  Dialog: ['section', (ref) => <kit.Dialog ref={ref} title="Remove" isOpen />],
  DisclosureList: [
    'ul',
    (ref) => (
      <kit.DisclosureList ref={ref} items={[]} idOf={String}>
        {nothing}
      </kit.DisclosureList>
    ),
  ],
  Drawer: [
    'section',
    (ref) => (
      <kit.Drawer ref={ref} title="Ana" isOpen onOpenChange={nothing}>
        {null}
      </kit.Drawer>
    ),
  ],
  EmptyState: ['div', (ref) => <kit.EmptyState ref={ref} title="Nothing yet" />],
  Facts: ['dl', (ref) => <kit.Facts ref={ref} facts={[]} />],
  FieldLabel: ['span', (ref) => <kit.FieldLabel ref={ref} label="Name" />],
  FileDrop: ['div', (ref) => <kit.FileDrop ref={ref} label="CV" accept={[]} onFile={nothing} />],
  FileRow: ['div', (ref) => <kit.FileRow ref={ref} name="cv.pdf" />],
  Float: ['div', (ref) => <kit.Float ref={ref} isOpen triggerRef={{ current: document.body }} aria-label="More" />],
  Form: [
    'form',
    (ref) => (
      <kit.Form ref={ref} onSubmit={nothing}>
        {null}
      </kit.Form>
    ),
  ],
  FormActions: ['div', (ref) => <kit.FormActions ref={ref}>{null}</kit.FormActions>],
  FormPart: [
    'fieldset',
    (ref) => (
      <kit.FormPart ref={ref} title="Address">
        {null}
      </kit.FormPart>
    ),
  ],
  FormRow: ['div', (ref) => <kit.FormRow ref={ref}>{null}</kit.FormRow>],
  Heading: ['h2', (ref) => <kit.Heading ref={ref} level={2} />],
  Icon: ['svg', (ref) => <kit.Icon ref={ref} of={Info} />],
  IconButton: ['button', (ref) => <kit.IconButton ref={ref} label="Help" icon={Info} />],
  IconLink: ['a', (ref) => <kit.IconLink ref={ref} label="Help" icon={Info} href="#help" />],
  InputBox: ['div', (ref) => <kit.InputBox ref={ref} />],
  InputUnit: ['span', (ref) => <kit.InputUnit ref={ref}>months</kit.InputUnit>],
  Kbd: ['kbd', (ref) => <kit.Kbd ref={ref}>Esc</kit.Kbd>],
  Link: ['a', (ref) => <kit.Link ref={ref} href="#plans" />],
  LinkButton: ['a', (ref) => <kit.LinkButton ref={ref} href="#plans" />],
  LoadMore: ['div', (ref) => <kit.LoadMore ref={ref} status="2" label="More" hasMore={false} onLoadMore={nothing} />],
  Menu: ['div', (ref) => <kit.Menu ref={ref} label="More" groups={[]} trigger={<kit.Button>Open</kit.Button>} />],
  Meter: ['div', (ref) => <kit.Meter ref={ref} aria-label="Used" valueText="3 of 5" value={60} />],
  MoneyField: [
    'input',
    (ref) => (
      <kit.MoneyField
        ref={ref}
        label="Rate"
        value={{ amount: 3, currency: 'USD' }}
        currencies={['USD']}
        onChange={nothing}
      />
    ),
  ],
  MultiSelect: ['input', (ref) => <kit.MultiSelect ref={ref} label="Who" choices={[]} value={[]} onChange={nothing} />],
  Note: ['div', (ref) => <kit.Note ref={ref}>Only admins can invite</kit.Note>],
  NumberField: ['input', (ref) => <kit.NumberField ref={ref} label="Seats" />],
  OptionList: ['div', (ref) => <kit.OptionList ref={ref} label="Plan" options={[]} />],
  Pagination: ['nav', (ref) => <kit.Pagination ref={ref} label="Pages" page={1} pages={2} onChange={nothing} />],
  PasswordField: ['input', (ref) => <kit.PasswordField ref={ref} label="Password" />],
  Pips: ['div', (ref) => <kit.Pips ref={ref} label="Seats" used={1} of={3} />],
  PlainButton: ['button', (ref) => <kit.PlainButton ref={ref}>Ana</kit.PlainButton>],
  Popover: [
    'div',
    (ref) => (
      <kit.Popover ref={ref} label="More" isOpen trigger={<kit.Button>Open</kit.Button>}>
        Words
      </kit.Popover>
    ),
  ],
  ProgressBar: ['div', (ref) => <kit.ProgressBar ref={ref} aria-label="Importing" value={50} />],
  RadioGroup: ['div', (ref) => <kit.RadioGroup ref={ref} label="Plan" choices={[]} />],
  RangeSlider: ['div', (ref) => <kit.RangeSlider ref={ref} label="Rate" defaultValue={[10, 20]} />],
  Scrim: ['div', (ref) => <kit.Scrim ref={ref} />],
  ScrollRegion: [
    'section',
    (ref) => (
      <kit.ScrollRegion ref={ref} label="Team">
        {null}
      </kit.ScrollRegion>
    ),
  ],
  SegmentedControl: ['div', (ref) => <kit.SegmentedControl ref={ref} aria-label="View" segments={[]} />],
  Select: ['button', (ref) => <kit.Select ref={ref} label="Who" choices={[ana]} />],
  Skeleton: ['span', (ref) => <kit.Skeleton ref={ref} />],
  SkeletonGroup: [
    'div',
    (ref) => (
      <kit.SkeletonGroup ref={ref} label="Loading">
        {null}
      </kit.SkeletonGroup>
    ),
  ],
  SkipLink: [
    'a',
    (ref) => (
      <kit.SkipLink ref={ref} to="main">
        To the content
      </kit.SkipLink>
    ),
  ],
  Spinner: ['div', (ref) => <kit.Spinner ref={ref} />],
  Spread: ['div', (ref) => <kit.Spread ref={ref} />],
  Stack: ['div', (ref) => <kit.Stack ref={ref} />],
  Status: ['span', (ref) => <kit.Status ref={ref}>Paid</kit.Status>],
  Stepper: ['div', (ref) => <kit.Stepper ref={ref} label="Steps" steps={[ana]} current="ana" />],
  Switch: ['input', (ref) => <kit.Switch ref={ref}>On</kit.Switch>],
  Table: ['table', (ref) => <kit.Table ref={ref} label="Team" columns={[]} rows={[]} getRowId={String} />],
  Tabs: ['div', (ref) => <kit.Tabs ref={ref} label="Views" tabs={[ana]} />],
  Tag: ['span', (ref) => <kit.Tag ref={ref}>SQL</kit.Tag>],
  TagField: ['input', (ref) => <kit.TagField ref={ref} label="Who" value={[]} onWords={nothing} onRemove={nothing} />],
  TagList: ['ul', (ref) => <kit.TagList ref={ref} label="Skills" tags={[ana]} />],
  Tally: ['span', (ref) => <kit.Tally ref={ref} met={2} of={3} />],
  Text: ['p', (ref) => <kit.Text ref={ref} />],
  TextArea: ['textarea', (ref) => <kit.TextArea ref={ref} label="About" />],
  TextButton: ['button', (ref) => <kit.TextButton ref={ref}>More</kit.TextButton>],
  TextField: ['input', (ref) => <kit.TextField ref={ref} label="Name" />],
  ToastRegion: ['div', (ref) => <kit.ToastRegion ref={ref} toasts={toasts} />],
  ToggleButton: ['button', (ref) => <kit.ToggleButton ref={ref} label="Bookmark" icon={Info} />],
  Tooltip: [
    'div',
    (ref) => (
      <kit.Tooltip ref={ref} text="Help" isOpen>
        <kit.Button>Help</kit.Button>
      </kit.Tooltip>
    ),
  ],
  VisuallyHidden: ['span', (ref) => <kit.VisuallyHidden ref={ref} />],
}

/** Shows one component after the other and says which element its `ref` got. */
export const EveryComponent: StoryObj = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    toasts.show({ text: 'Saved' }, { timeout: null })
    for (const [name, [tag, render]] of Object.entries(samples)) {
      let element: Element | null = null
      const place = canvasElement.appendChild(document.createElement('div'))
      const root = createRoot(place)
      root.render(render((current) => void (element = current ?? element)))
      if (name === 'Menu') await userEvent.click(await within(place).findByRole('button'))
      await waitFor(() => expect(`${name}: ${element?.localName}`).toBe(`${name}: ${tag}`))
      root.unmount()
      place.remove()
    }
  },
}

export default { title: 'Kit/Refs' } satisfies Meta
