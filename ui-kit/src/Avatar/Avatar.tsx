import { useState, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { getAvatarColor, getInitials } from './initials.ts'
import styles from './Avatar.module.css'

export interface AvatarProps extends RefAttributes<HTMLSpanElement> {
  /** Of whom or of what: read aloud, and the monogram's letters. */
  readonly name: string
  /** Chooses the cloth; a name can change, this should not. Default: the name. */
  readonly id?: string | undefined
  /** A picture; anything that does not load falls back to the monogram. */
  readonly src?: string | null | undefined
  /** 28, 48 (default) or 88 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Beside a written name it is decoration, and silent. */
  readonly isDecorative?: boolean | undefined
  readonly className?: string | undefined
}

/** A face cropped square, else a monogram on one of five cloths. */
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
