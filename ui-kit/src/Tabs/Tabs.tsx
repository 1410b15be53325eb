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
 * Scrolls a tab into the view of a list that is wider than the screen. The page itself stays where it is. It waits for the next frame,
 * because measuring at once would force an additional layout.
 */
function showTab(tab: HTMLElement | null): void {
  if (!tab) return
  requestAnimationFrame(() => {
    const list = tab.closest('[role="tablist"]')
    if (!list) return
    const frame = list.getBoundingClientRect()
    const box = tab.getBoundingClientRect()
    list.scrollLeft += Math.max(0, box.right - frame.right) - Math.max(0, frame.left - box.left)
  })
}

interface MemoizedTabProps extends Omit<TabItem, 'content'> {
  readonly ref: Ref<HTMLElement>
}

/** Memoized, because React Aria renders the whole tab list a second time whenever one of its tabs has rendered. */
const MemoizedTab = memo(
  ({ id, ref, label, count, isCountEmphasized = false, href, isDisabled = false }: MemoizedTabProps) => (
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
  ),
)

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
      {tabs.map((tab) => (
        <MemoizedTab
          key={tab.id}
          id={tab.id}
          ref={tab.id === selectedId ? showTab : null}
          label={tab.label}
          count={tab.count}
          isCountEmphasized={tab.isCountEmphasized}
          href={tab.href}
          isDisabled={tab.isDisabled}
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
