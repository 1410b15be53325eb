import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode, RefCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as kit from './index.ts'

/** Every export with a capital first letter is a component. */
type Component = { [Name in keyof typeof kit]: Name extends Capitalize<Name> ? Name : never }[keyof typeof kit]

/** These render no element of their own. */
type WithoutElement = 'HelperText' | 'KitProvider' | 'Trans'

type Sample = readonly [tag: string, render: (ref: RefCallback<Element>) => ReactNode]

const { Info } = kit.icons
const toasts = kit.createToastQueue()
const nothing = () => undefined
const ana = { id: 'ana', label: 'Ana' }
const chart: kit.ChartProps = {
  label: 'Requests',
  caption: 'Requests that were sent',
  periodHeader: 'Week',
  periods: [{ id: '1', label: 'Week 1', shortLabel: '1' }],
  formatValue: String,
  emptyState: 'Nothing yet',
}

/** The element that a `ref` gets: the focusable element of a field, else the root element. */
const samples: Readonly<Record<Exclude<Component, WithoutElement>, Sample>> = {
  Avatar: ['span', (ref) => <kit.Avatar ref={ref} name="Ana" />],
  Badge: ['span', (ref) => <kit.Badge ref={ref}>New</kit.Badge>],
  Banner: ['div', (ref) => <kit.Banner ref={ref}>Saved</kit.Banner>],
  BarChart: ['figure', (ref) => <kit.BarChart ref={ref} {...chart} series={{ id: 'a', label: 'A', values: [1] }} />],
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
  Cluster: ['div', (ref) => <kit.Cluster ref={ref} />],
  ComboBox: ['input', (ref) => <kit.ComboBox ref={ref} label="Who" options={[ana]} />],
  CommandPalette: ['section', (ref) => <kit.CommandPalette ref={ref} isOpen onOpenChange={nothing} sections={[]} />],
  CounterBadge: ['span', (ref) => <kit.CounterBadge ref={ref} count={3} />],
  CropDialog: [
    'section',
    (ref) => <kit.CropDialog ref={ref} file={new File([], 'logo.png')} onCrop={nothing} onCancel={nothing} />,
  ],
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
  DateRangePicker: [
    'button',
    (ref) => <kit.DateRangePicker ref={ref} label="Period" value={null} onChange={nothing} />,
  ],
  DescriptionList: ['dl', (ref) => <kit.DescriptionList ref={ref} items={[]} />],
  Dialog: ['section', (ref) => <kit.Dialog ref={ref} title="Remove" isOpen />],
  Drawer: [
    'section',
    (ref) => (
      <kit.Drawer ref={ref} title="Ana" isOpen onOpenChange={nothing}>
        {null}
      </kit.Drawer>
    ),
  ],
  EmptyState: ['div', (ref) => <kit.EmptyState ref={ref} title="Nothing yet" />],
  FieldLabel: ['span', (ref) => <kit.FieldLabel ref={ref} label="Name" />],
  FileUpload: ['div', (ref) => <kit.FileUpload ref={ref} label="CV" accept={[]} onSelect={nothing} />],
  FileUploadItem: ['div', (ref) => <kit.FileUploadItem ref={ref} name="cv.pdf" />],
  Form: [
    'form',
    (ref) => (
      <kit.Form ref={ref} onSubmit={nothing}>
        {null}
      </kit.Form>
    ),
  ],
  FormActions: ['div', (ref) => <kit.FormActions ref={ref}>{null}</kit.FormActions>],
  FormRow: ['div', (ref) => <kit.FormRow ref={ref}>{null}</kit.FormRow>],
  FormSection: [
    'fieldset',
    (ref) => (
      <kit.FormSection ref={ref} title="Address">
        {null}
      </kit.FormSection>
    ),
  ],
  Heading: ['h2', (ref) => <kit.Heading ref={ref} level={2} />],
  Icon: ['svg', (ref) => <kit.Icon ref={ref} icon={Info} />],
  IconButton: ['button', (ref) => <kit.IconButton ref={ref} label="Help" icon={Info} />],
  IconLink: ['a', (ref) => <kit.IconLink ref={ref} label="Help" icon={Info} href="#help" />],
  InlineMessage: ['div', (ref) => <kit.InlineMessage ref={ref}>Only admins can invite</kit.InlineMessage>],
  InputGroup: ['div', (ref) => <kit.InputGroup ref={ref} />],
  InputSuffix: ['span', (ref) => <kit.InputSuffix ref={ref}>months</kit.InputSuffix>],
  Kbd: ['kbd', (ref) => <kit.Kbd ref={ref}>Esc</kit.Kbd>],
  LineChart: [
    'figure',
    (ref) => <kit.LineChart ref={ref} {...chart} series={[{ id: 'a', label: 'A', values: [1] }]} />,
  ],
  Link: ['a', (ref) => <kit.Link ref={ref} href="#plans" />],
  LinkButton: ['a', (ref) => <kit.LinkButton ref={ref} href="#plans" />],
  ListBox: ['div', (ref) => <kit.ListBox ref={ref} options={[ana]} />],
  LoadMore: ['div', (ref) => <kit.LoadMore ref={ref} status="2" label="More" hasMore={false} onLoadMore={nothing} />],
  Menu: ['div', (ref) => <kit.Menu ref={ref} label="More" sections={[]} trigger={<kit.Button>Open</kit.Button>} />],
  Meter: ['div', (ref) => <kit.Meter ref={ref} aria-label="Used" valueLabel="3 of 5" value={60} />],
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
  MultiSelect: ['input', (ref) => <kit.MultiSelect ref={ref} label="Who" options={[]} value={[]} onChange={nothing} />],
  NumberField: ['input', (ref) => <kit.NumberField ref={ref} label="Seats" />],
  Overlay: ['div', (ref) => <kit.Overlay ref={ref} />],
  Pagination: ['nav', (ref) => <kit.Pagination ref={ref} label="Pages" page={1} pageCount={2} onChange={nothing} />],
  PasswordField: ['input', (ref) => <kit.PasswordField ref={ref} label="Password" />],
  Popover: [
    'div',
    (ref) => (
      <kit.Popover ref={ref} label="More" isOpen trigger={<kit.Button>Open</kit.Button>}>
        Words
      </kit.Popover>
    ),
  ],
  PopoverSurface: [
    'div',
    (ref) => <kit.PopoverSurface ref={ref} isOpen triggerRef={{ current: document.body }} aria-label="More" />,
  ],
  ProgressBar: ['div', (ref) => <kit.ProgressBar ref={ref} aria-label="Importing" value={50} />],
  ProgressCircle: ['svg', (ref) => <kit.ProgressCircle ref={ref} value={50} label="Half" />],
  RadioCardGroup: ['div', (ref) => <kit.RadioCardGroup ref={ref} label="Plan" options={[]} />],
  RadioGroup: ['div', (ref) => <kit.RadioGroup ref={ref} label="Plan" options={[]} />],
  RangeSlider: ['div', (ref) => <kit.RangeSlider ref={ref} label="Rate" defaultValue={[10, 20]} />],
  ScoreBars: ['span', (ref) => <kit.ScoreBars ref={ref} value={2} maxValue={3} />],
  ScrollArea: [
    'section',
    (ref) => (
      <kit.ScrollArea ref={ref} label="Team">
        {null}
      </kit.ScrollArea>
    ),
  ],
  SegmentedControl: ['div', (ref) => <kit.SegmentedControl ref={ref} aria-label="View" segments={[]} />],
  SegmentedMeter: ['div', (ref) => <kit.SegmentedMeter ref={ref} label="Seats" value={1} maxValue={3} />],
  Select: ['button', (ref) => <kit.Select ref={ref} label="Who" options={[ana]} />],
  ShowMoreList: [
    'ul',
    (ref) => (
      <kit.ShowMoreList ref={ref} items={[]} getKey={String}>
        {nothing}
      </kit.ShowMoreList>
    ),
  ],
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
      <kit.SkipLink ref={ref} targetId="main">
        To the content
      </kit.SkipLink>
    ),
  ],
  Spinner: ['div', (ref) => <kit.Spinner ref={ref} />],
  Spread: ['div', (ref) => <kit.Spread ref={ref} />],
  Stack: ['div', (ref) => <kit.Stack ref={ref} />],
  StatusIndicator: ['span', (ref) => <kit.StatusIndicator ref={ref}>Paid</kit.StatusIndicator>],
  Stepper: ['div', (ref) => <kit.Stepper ref={ref} label="Steps" steps={[ana]} currentStep="ana" />],
  Switch: ['input', (ref) => <kit.Switch ref={ref}>On</kit.Switch>],
  Table: ['table', (ref) => <kit.Table ref={ref} label="Team" columns={[]} rows={[]} getRowId={String} />],
  Tabs: ['div', (ref) => <kit.Tabs ref={ref} label="Views" tabs={[ana]} />],
  Tag: ['span', (ref) => <kit.Tag ref={ref}>SQL</kit.Tag>],
  TagField: ['input', (ref) => <kit.TagField ref={ref} label="Who" value={[]} onAdd={nothing} onRemove={nothing} />],
  TagList: ['ul', (ref) => <kit.TagList ref={ref} label="Skills" tags={[ana]} />],
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
  UnstyledButton: ['button', (ref) => <kit.UnstyledButton ref={ref}>Ana</kit.UnstyledButton>],
  VisuallyHidden: ['span', (ref) => <kit.VisuallyHidden ref={ref} />],
}

/** Renders one component after the other and reports which element its `ref` got. */
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

export default { title: 'Components/Refs', tags: ['test-only'] } satisfies Meta
