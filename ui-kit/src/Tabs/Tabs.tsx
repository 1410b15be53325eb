import { memo, type ReactNode, type Ref, type RefAttributes } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type TabsProps as AriaTabsProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { CounterBadge } from '../CounterBadge/index.ts'
import styles from './Tabs.module.css'

/** One tab and its panel. */
export interface TabItem<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly count?: number | undefined
  /** The count is of new items, and has the accent colour. */
  readonly isCountEmphasized?: boolean | undefined
  readonly content?: ReactNode
  readonly href?: string | undefined
  readonly isDisabled?: boolean | undefined
}

export interface TabsProps<Id extends string = string>
  extends
    Omit<AriaTabsProps, 'className' | 'children' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'>,
    RefAttributes<HTMLDivElement> {
  /** The accessible name of the tab list. */
  readonly label: string
  /** In reading order. */
  readonly tabs: readonly TabItem<Id>[]
  /** The id of the selected tab, if the caller keeps it. */
  readonly selectedId?: Id
  /** The id of the tab that is selected first. */
  readonly defaultSelectedId?: Id
  /** Called with the id of the tab. */
  readonly onSelectionChange?: (id: Id) => void
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/**
 * Scrolls a tab into the view of a list that is wider than the screen. The page itself stays where it is. With the next frame, which
 * lays out the page in any case: measuring at once would do it twice.
 */
function showTab(tab: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const list = tab?.closest('[role="tablist"]')
    if (!tab || !list) return
    const frame = list.getBoundingClientRect()
    const box = tab.getBoundingClientRect()
    list.scrollLeft += Math.max(0, box.right - frame.right) - Math.max(0, frame.left - box.left)
  })
}

interface TabHeadProps extends Omit<TabItem, 'content'> {
  readonly ref: Ref<HTMLElement>
}

/** The tab of an item. It is the same while its label is: react-aria renders the list a second time for each tab that has changed. */
const TabHead = memo(({ label, count, isCountEmphasized = false, href, isDisabled = false, id, ref }: TabHeadProps) => (
  <Tab
    id={id}
    ref={ref as Ref<HTMLDivElement>}
    className={styles['tab'] ?? ''}
    isDisabled={isDisabled}
    {...(href === undefined ? {} : { href })}
  >
    {label}
    {count !== undefined && <CounterBadge count={count} isQuiet={!isCountEmphasized} />}
  </Tab>
))

/** A few views of one subject, one at a time. */
export const Tabs = <Id extends string = string>({
  label,
  tabs,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  className,
  ...props
}: TabsProps<Id>) => (
  <AriaTabs
    {...props}
    {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
    {...(defaultSelectedId === undefined ? {} : { defaultSelectedKey: defaultSelectedId })}
    onSelectionChange={(key) => onSelectionChange?.(String(key) as Id)}
    className={classes(styles['tabs'], className)}
  >
    <TabList aria-label={label} className={styles['list'] ?? ''}>
      {tabs.map(({ id, label: name, count, isCountEmphasized, href, isDisabled }) => (
        <TabHead
          key={id}
          ref={id === selectedId ? showTab : null}
          {...{ id, label: name, count, isCountEmphasized, href, isDisabled }}
        />
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
)
