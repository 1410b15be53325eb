import type { ReactNode } from 'react'
import { Heading } from '@guildhall/ui-kit/Text'
import styles from './ConversationList.module.css'

/** The page's title above its list, with actions on the whole list at the end of the line. */
export const ListHeader = ({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) => (
  <header className={styles['head']}>
    <Heading level={1} variant="heading">
      {title}
    </Heading>
    {actions}
  </header>
)
