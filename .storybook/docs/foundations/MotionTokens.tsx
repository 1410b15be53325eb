import { useState, type CSSProperties } from 'react'
import { Button } from '../../../ui-kit/src/Button/index.ts'
import { TokenTable } from './TokenTable.tsx'
import { tokensOf } from './tokens.ts'
import styles from './foundations.module.css'

const tokens = [...tokensOf('--motion-'), ...tokensOf('--ease-')]

const transitionOf = (name: string): CSSProperties =>
  name.startsWith('--ease-')
    ? { transitionDuration: 'calc(3 * var(--motion-slow))', transitionTimingFunction: `var(${name})` }
    : { transitionDuration: name === '--motion-from-opacity' ? '0s' : `var(${name})` }

/** Durations and easings, each with a dot that moves by it. */
export const MotionTokens = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <Button onPress={() => setMoved(!isMoved)}>Move the dots</Button>
      <TokenTable
        label="Tokens"
        tokens={tokens}
        draw={(name) => (
          <span className={styles['runway']} data-moved={isMoved || undefined} style={transitionOf(name)} />
        )}
      />
    </>
  )
}
