import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type ComponentPropsWithoutRef } from 'react'
import styles from './docs.module.css'

/** A link; those to stories and other pages change the page without loading it again. */
export const Anchor = ({ href = '', children, ...props }: ComponentPropsWithoutRef<'a'>) => {
  const { channel } = useContext(DocsContext)
  const isOfStorybook = href.startsWith('?path=')
  return (
    <a
      {...props}
      className={styles['link']}
      href={isOfStorybook ? `./${href}` : href}
      target={isOfStorybook ? '_top' : undefined}
      onClick={(event) => {
        if (!isOfStorybook || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        channel.emit('navigateUrl', href)
      }}
    >
      {children}
    </a>
  )
}
