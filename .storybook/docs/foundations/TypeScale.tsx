import { tokensOf } from './tokens.ts'
import { toPixels, useComputed } from './use-computed.ts'
import shared from '../docs.module.css'
import styles from './foundations.module.css'

const sizes = tokensOf('--text-').filter(({ name }) => /^--text-\d/.test(name))
const weights = tokensOf('--weight-')
const fonts = tokensOf('--font-')

/** The line height of a size: a half step has that of the step below it. */
const leadingOf = (size: string): string => size.replace('--text-', '--leading-').replace(/^(--leading-\d)-5$/, '$1')
const names = sizes.flatMap(({ name }) => [name, leadingOf(name)])

/** Every size with its line height, then weights and families. */
export const TypeScale = () => {
  const values = useComputed([...names, ...weights.map(({ name }) => name)])
  return (
    <>
      <div className={styles['specimens']}>
        {sizes.map(({ name, note }, index) => (
          <div key={name} className={styles['specimen']}>
            <span
              className={styles['words']}
              style={{ font: `var(--weight-regular) var(${name}) / var(${leadingOf(name)}) var(--font-sans)` }}
            >
              Hire people who have done it before
            </span>
            <span className={shared['note']}>
              <code>{name}</code> {toPixels(values[index * 2] ?? '')}, line <code>{leadingOf(name)}</code>{' '}
              {toPixels(values[index * 2 + 1] ?? '')}
              {note !== undefined && `. ${note.replace(/^\d+(?: \([^)]*\))?: /, '')}`}
            </span>
          </div>
        ))}
      </div>
      <div className={styles['specimens']}>
        {weights.map(({ name }, index) => (
          <div key={name} className={styles['specimen']}>
            <span
              className={styles['words']}
              style={{
                font: `var(${name}) var(--text-4) / var(--leading-4) var(${name.includes('serif') ? '--font-serif' : '--font-sans'})`,
              }}
            >
              Amara Okafor, platform engineer
            </span>
            <span className={shared['note']}>
              <code>{name}</code> {values[names.length + index]}
            </span>
          </div>
        ))}
        {fonts.map(({ name, value }) => (
          <div key={name} className={styles['specimen']}>
            <span
              className={styles['words']}
              style={{ font: `var(--weight-regular) var(--text-4) / var(--leading-4) var(${name})` }}
            >
              {value.split(',')[0]?.replaceAll("'", '').replace(' Variable', '')}
            </span>
            <span className={shared['note']}>
              <code>{name}</code>
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
