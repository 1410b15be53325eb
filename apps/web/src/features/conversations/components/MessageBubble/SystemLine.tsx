import { type Glyph, glyphs, Icon } from '@guildhall/ui-kit/Icon'
import styles from './MessageBubble.module.css'

/** Something that happened in a conversation and that nobody wrote. */
export const SystemLine = ({
  icon = glyphs.CircleCheck,
  children,
}: {
  readonly icon?: Glyph
  readonly children: string
}) => (
  <p className={styles['system']}>
    <Icon of={icon} size="sm" />
    {children}
  </p>
)
