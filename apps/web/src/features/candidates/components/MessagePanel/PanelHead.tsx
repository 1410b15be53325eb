import type { ReactNode } from 'react'
import { Heading } from '@guildhall/ui-kit/Text'
import styles from './MessagePanel.module.css'

/** What the panel is about, with the sheet's cross at its end. */
export const PanelHead = ({ children, close }: { readonly children: ReactNode; readonly close?: ReactNode }) => (
  <div className={styles['head']}>
    <Heading level={2} variant="subheading" dir="auto">
      {children}
    </Heading>
    {close}
  </div>
)
