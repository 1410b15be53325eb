import type { CSSProperties } from 'react'
import { tokensOf } from './tokens.ts'
import { toPixels, useComputed } from './use-computed.ts'
import { ScrollArea } from '../../../ui-kit/src/ScrollArea/index.ts'
import styles from '../docs.module.css'

type Kind = 'space' | 'size' | 'radius' | 'shadow' | 'order'

interface MeasuresProps {
  /** How the tokens begin: `--space-`. Several beginnings are one table. */
  readonly tokens: string | readonly string[]
  /** How they are drawn. */
  readonly kind: Kind
}

const looks: Readonly<Record<Kind, (name: string) => CSSProperties | undefined>> = {
  space: (name) => ({ width: `var(${name})` }),
  size: (name) => ({ width: `min(var(${name}), 100%)` }),
  radius: (name) => ({ borderRadius: `var(${name})` }),
  shadow: (name) => ({ boxShadow: `var(${name})` }),
  order: () => undefined,
}

/** Tokens of a scale with their values, drawn to size. */
export const Measures = ({ tokens: beginnings, kind }: MeasuresProps) => {
  const tokens = [beginnings].flat().flatMap((beginning) => tokensOf(beginning))
  const values = useComputed(tokens.map(({ name }) => name))
  return (
    <ScrollArea label={[beginnings].flat().join(', ')} className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value now</th>
            {kind !== 'order' && <th scope="col">Look</th>}
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, note }, index) => (
            <tr key={name}>
              <th scope="row">
                <code className={styles['name']}>{name}</code>
              </th>
              <td className={styles['value']}>{kind === 'shadow' ? '' : toPixels(values[index] ?? '')}</td>
              {kind !== 'order' && (
                <td aria-label="Look">
                  <span className={styles['measure']} data-kind={kind} style={looks[kind](name)} />
                </td>
              )}
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
