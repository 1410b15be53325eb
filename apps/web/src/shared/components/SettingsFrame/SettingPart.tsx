import { type ReactNode, useId } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './SettingsFrame.module.css'

export interface SettingPartProps {
  readonly title: string
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a settings page, below a divider. */
export const SettingPart = ({ title, aside, children }: SettingPartProps) => {
  const id = useId()
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <header className={styles['partHead']}>
        <Text as="h2" variant="subheading" id={id}>
          {title}
        </Text>
        {aside}
      </header>
      {children}
    </section>
  )
}

export interface SettingRowProps {
  readonly label: string
  readonly value: ReactNode
  /** The control that changes the value, at the end of the row. */
  readonly control?: ReactNode
}

/** A setting's label and value, with the control that changes it. */
export const SettingRow = ({ label, value, control }: SettingRowProps) => (
  <div className={styles['row']}>
    <div className={styles['fact']}>
      <Text variant="label">{label}</Text>
      <Text as="div" tone="muted">
        {value}
      </Text>
    </div>
    {control}
  </div>
)

/** Rows separated by dividers. */
export const SettingRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['rows']}>{children}</div>
)
