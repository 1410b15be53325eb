import type { CSSProperties } from 'react'
import { TokenTable } from './TokenTable.tsx'
import { tokensOf } from './tokens.ts'
import { toPixels } from './use-computed.ts'
import styles from './foundations.module.css'

type Kind = 'space' | 'size' | 'radius' | 'shadow' | 'order'

interface MeasuresProps {
  /** How the tokens begin: `--space-`. Several beginnings are one table. */
  readonly tokens: string | readonly string[]
  /** How they are drawn. */
  readonly kind: Kind
}

const looks: Readonly<Record<Exclude<Kind, 'order'>, (name: string) => CSSProperties>> = {
  space: (name) => ({ width: `var(${name})` }),
  size: (name) => ({ width: `min(var(${name}), 100%)` }),
  radius: (name) => ({ borderRadius: `var(${name})` }),
  shadow: (name) => ({ boxShadow: `var(${name})` }),
}

/** Tokens of a scale with their values, drawn to size. */
export const Measures = ({ tokens, kind }: MeasuresProps) => {
  const beginnings = [tokens].flat()
  return (
    <TokenTable
      label={beginnings.join(', ')}
      tokens={beginnings.flatMap((beginning) => tokensOf(beginning))}
      formatValue={kind === 'shadow' ? () => '' : toPixels}
      draw={
        kind === 'order'
          ? undefined
          : (name) => <span className={styles['measure']} data-kind={kind} style={looks[kind](name)} />
      }
    />
  )
}
