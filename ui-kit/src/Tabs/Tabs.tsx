import type { ReactNode, RefAttributes } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type TabsProps as AriaTabsProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Count } from '../Count/index.ts'
import styles from './Tabs.module.css'

/** One tab and what it shows. */
export interface TabOf<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly count?: number | undefined
  /** The count is of new things, and shown on the accent. */
  readonly isCountNew?: boolean | undefined
  readonly content?: ReactNode
  readonly href?: string | undefined
  readonly isDisabled?: boolean | undefined
}

export interface TabsProps<Id extends string = string>
  extends
    Omit<AriaTabsProps, 'className' | 'children' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'>,
    RefAttributes<HTMLDivElement> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  readonly tabs: readonly TabOf<Id>[]
  readonly selected?: Id
  readonly defaultSelected?: Id
  readonly onChange?: (id: Id) => void
  readonly className?: string | undefined
}

/** A few views of one matter, one at a time. */
export const Tabs = <Id extends string = string>({
  label,
  tabs,
  selected,
  defaultSelected,
  onChange,
  className,
  ...props
}: TabsProps<Id>) => (
  <AriaTabs
    {...props}
    {...(selected === undefined ? {} : { selectedKey: selected })}
    {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
    onSelectionChange={(key) => onChange?.(String(key) as Id)}
    className={classes(styles['tabs'], className)}
  >
    <TabList aria-label={label} className={styles['list'] ?? ''}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tab.id}
          className={styles['tab'] ?? ''}
          isDisabled={tab.isDisabled ?? false}
          {...(tab.href === undefined ? {} : { href: tab.href })}
        >
          {tab.label}
          {tab.count !== undefined && <Count value={tab.count} isQuiet={!tab.isCountNew} />}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
)
