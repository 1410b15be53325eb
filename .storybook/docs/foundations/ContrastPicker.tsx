import { useState } from 'react'
import { computeColour, contrast, themes } from './colour.ts'
import { allTokens, isColour } from './tokens.ts'
import shared from '../docs.module.css'
import styles from './foundations.module.css'

const names = allTokens.filter(isColour).map(({ name }) => name)

const Choice = (props: {
  readonly label: string
  readonly value: string
  readonly onChange: (name: string) => void
}) => (
  <label className={styles['choice']}>
    {props.label}
    <select value={props.value} onChange={({ target }) => props.onChange(target.value)}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
)

const verdicts = (ratio: number): string =>
  ratio >= 4.5 ? 'Enough for text.' : ratio >= 3 ? 'Enough for icons and large text, not for text.' : 'Not enough.'

/** Two tokens on each other, with their contrast in both themes: for a new status, a new mark. */
export const ContrastPicker = () => {
  const [colour, setColour] = useState('--warning-text')
  const [background, setBackground] = useState('--warning-bg')
  return (
    <div>
      <div className={shared['choices']}>
        <Choice label="Colour" value={colour} onChange={setColour} />
        <Choice label="Background" value={background} onChange={setBackground} />
      </div>
      <div className={styles['results']} aria-live="polite">
        {themes.map((theme) => {
          const ratio = contrast(computeColour(colour, theme), computeColour(background, theme))
          return (
            <div key={theme} className={styles['result']} data-theme={theme}>
              <span
                className={styles['trial']}
                style={{ background: `var(${background})`, color: `var(${colour})` }}
                aria-hidden="true"
              >
                <span className={styles['dot']} /> Ready to start
              </span>
              <span className={styles['ratio']}>{ratio.toFixed(2)} : 1</span>
              <span className={shared['note']}>
                {theme === 'light' ? 'Light' : 'Dark'}. {verdicts(ratio)}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
