import type { ReactNode } from 'react'
import { ScrollArea } from '../../../ui-kit/src/ScrollArea/index.ts'
import type { Token } from '../read-tokens.ts'
import { useComputed } from './use-computed.ts'
import shared from '../docs.module.css'
import styles from './foundations.module.css'

interface TokenTableProps {
  readonly label: string
  readonly tokens: readonly Token[]
  /** What is shown of the computed value. */
  readonly formatValue?: (value: string) => string
  /** Draws a token; without it there is no such column. */
  readonly draw?: ((name: string) => ReactNode) | undefined
}

/** Tokens with their computed values and notes. */
export const TokenTable = ({ draw, formatValue = (value) => value, label, tokens }: TokenTableProps) => {
  const values = useComputed(tokens.map(({ name }) => name))
  return (
    <ScrollArea label={label} className={shared['scroll']}>
      <table className={shared['table']}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value now</th>
            {draw !== undefined && <th scope="col">Look</th>}
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, note }, index) => (
            <tr key={name}>
              <th scope="row">
                <code className={shared['name']}>{name}</code>
              </th>
              <td className={styles['value']}>{formatValue(values[index] ?? '')}</td>
              {draw !== undefined && <td aria-label="Look">{draw(name)}</td>}
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
