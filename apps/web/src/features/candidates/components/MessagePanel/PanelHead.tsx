import type { ReactNode } from 'react'
import { Heading } from '@guildhall/ui-kit/Text'
import styles from './MessagePanel.module.css'

/** The panel's title, with the sheet's close button at its end. */
export const PanelHead = ({ children, close }: { readonly children: ReactNode; readonly close?: ReactNode }) => (
  <div className={styles['head']}>
    <Heading level={2} variant="subheading" dir="auto">
      {children}
    </Heading>
    {close}
  </div>
)
