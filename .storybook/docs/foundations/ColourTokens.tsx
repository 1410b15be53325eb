import { Fragment } from 'react'
import { text } from '../text.tsx'
import { computeColour, contrast, themes, toHex, type Theme } from './colour.ts'
import { groups, isColour } from './tokens.ts'
import shared from '../docs.module.css'
import styles from './foundations.module.css'

/** What text and marks are read on. */
const backgrounds = ['--canvas', '--surface-1', '--surface-2', '--surface-raised']

/** Backgrounds of their own: a text of a status is also read on the status' background. */
const ownBackground = (name: string): string | undefined =>
  /^--(success|warning|danger|info|accent)-text$/.test(name) ? name.replace('-text', '-bg') : undefined

/** Which solid is behind a colour that only stands on one. */
const solids: Readonly<Record<string, string>> = {
  '--on-accent': '--accent-solid',
  '--on-danger': '--danger-solid',
  '--text-inverse': '--surface-inverse',
  '--on-avatar': '--avatar-color-1',
}

const isForeground = (name: string): boolean => /text|border|solid|chart|focus|^--n-|^--on-/.test(name)

const lowest = (name: string, theme: Theme): number => {
  const own = ownBackground(name)
  const behind = solids[name] === undefined ? [...backgrounds, ...(own === undefined ? [] : [own])] : [solids[name]]
  const colour = computeColour(name, theme)
  return Math.min(...behind.map((background) => contrast(colour, computeColour(background, theme))))
}

const verdict = (ratio: number): string => (ratio >= 4.5 ? 'text' : ratio >= 3 ? 'marks' : 'decoration')

const Swatch = ({ name, theme }: { readonly name: string; readonly theme: Theme }) => {
  const ratio = isForeground(name) ? lowest(name, theme) : undefined
  return (
    <div className={styles['swatch']} data-theme={theme}>
      <span className={styles['chip']} style={{ background: `var(${name})` }} />
      <span className={styles['figures']}>
        <code>{toHex(computeColour(name, theme))}</code>
        {ratio !== undefined && (
          <span>
            {ratio.toFixed(1)} : 1, {verdict(ratio)}
          </span>
        )}
      </span>
    </div>
  )
}

/** Every colour of the style sheet in both themes, with its lowest contrast on the surfaces that it may stand on. */
export const ColourTokens = () =>
  groups
    .map((group) => ({ ...group, tokens: group.tokens.filter(isColour) }))
    .filter(({ title, tokens }) => tokens.length > 0 && !/shadow/i.test(title))
    .map(({ title, text: words, tokens }) => (
      <Fragment key={words}>
        <text.h2 id={title.toLowerCase().replaceAll(/\W+/g, '-')}>{title}</text.h2>
        <text.p>{words}</text.p>
        <div className={styles['colours']}>
          {tokens.map(({ name }) => (
            <div key={name} className={styles['colour']}>
              <code className={shared['name']}>{name}</code>
              {themes.map((theme) => (
                <Swatch key={theme} name={name} theme={theme} />
              ))}
            </div>
          ))}
        </div>
      </Fragment>
    ))
