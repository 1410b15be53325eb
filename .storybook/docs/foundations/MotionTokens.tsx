import { useState } from 'react'
import { Button } from '../../../ui-kit/src/Button/index.ts'
import { tokensOf } from './tokens.ts'
import { useComputed } from './use-computed.ts'
import { ScrollArea } from '../../../ui-kit/src/ScrollArea/index.ts'
import styles from '../docs.module.css'

const durations = tokensOf('--motion-')
const easings = tokensOf('--ease-')
const all = [...durations, ...easings]

/** Durations and easings, each with a dot that moves by it. */
export const MotionTokens = () => {
  const values = useComputed(all.map(({ name }) => name))
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <Button onPress={() => setMoved(!isMoved)}>Move the dots</Button>
      <ScrollArea label="Tokens" className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value now</th>
              <th scope="col">Look</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ name, note }, index) => (
              <tr key={name}>
                <th scope="row">
                  <code className={styles['name']}>{name}</code>
                </th>
                <td className={styles['value']}>{values[index]}</td>
                <td aria-label="Look">
                  <span
                    className={styles['runway']}
                    data-moved={isMoved || undefined}
                    style={
                      name.startsWith('--ease-')
                        ? {
                            transitionDuration: 'calc(3 * var(--motion-slow))',
                            transitionTimingFunction: `var(${name})`,
                          }
                        : { transitionDuration: name === '--motion-from-opacity' ? '0s' : `var(${name})` }
                    }
                  />
                </td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}
