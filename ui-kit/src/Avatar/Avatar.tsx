import { useState, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { getAvatarColor, getInitials } from './initials.ts'
import styles from './Avatar.module.css'

export interface AvatarProps extends RefAttributes<HTMLSpanElement> {
  /** The name of the person or company: its accessible name and the source of the initials. */
  readonly name: string
  /** Decides the background colour, and so should never change. Default: the name. */
  readonly id?: string | undefined
  /** The address of an image; if it does not load, the initials are shown. */
  readonly src?: string | null | undefined
  /** 28, 48 (default) or 88 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Hidden from screen readers, for use next to a visible name. */
  readonly isDecorative?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A square photo of a person or company, with initials as the fallback. */
export const Avatar = ({ name, id = name, src, size = 'md', isDecorative, className, ref }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const showsPicture = src && src !== failed
  return (
    <span
      ref={ref}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classes(styles['avatar'], className)}
      data-size={size}
      data-color={getAvatarColor(id)}
    >
      {showsPicture ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden="true">{getInitials(name)}</span>
      )}
    </span>
  )
}
