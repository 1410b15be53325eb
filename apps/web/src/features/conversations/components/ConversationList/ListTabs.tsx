import type { ReactNode } from 'react'
import { Tabs } from '@guildhall/ui-kit/Tabs'
import styles from './ConversationList.module.css'

export interface ListTab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count?: number
  readonly isCountEmphasized?: boolean
}

export interface ListTabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly ListTab<Id>[]
  readonly selected: Id
  readonly onChange: (id: Id) => void
  /** The list of the selected tab. */
  readonly children: ReactNode
}

/** Tabs above a list that scrolls under them; a count of zero is not shown. */
export const ListTabs = <Id extends string>({ label, tabs, selected, onChange, children }: ListTabsProps<Id>) => (
  <Tabs
    className={styles['tabs']}
    label={label}
    selectedId={selected}
    onSelectionChange={onChange}
    tabs={tabs.map(({ count = 0, isCountEmphasized = false, ...tab }) => ({
      ...tab,
      ...(count > 0 ? { count, isCountEmphasized: isCountEmphasized } : {}),
      content: tab.id === selected ? children : null,
    }))}
  />
)

/** A list that scrolls, without tabs. */
export const ListScroll = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['scroll']}>{children}</div>
)
