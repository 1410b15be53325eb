import { Kbd } from '../../../ui-kit/src/Kbd/index.ts'
import shared from '../docs.module.css'
import styles from './blocks.module.css'

interface KeyboardProps {
  /** What each key does; several keys with the same effect are one entry, such as `Space, Enter`. */
  readonly keys: Readonly<Record<string, string>>
}

/** What keys do. */
export const Keyboard = ({ keys }: KeyboardProps) => (
  <table className={shared['table']}>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">Effect</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(keys).map(([names, effect]) => (
        <tr key={names}>
          <th scope="row" className={styles['keys']}>
            {names.split(', ').map((name) => (
              <Kbd key={name} isAlwaysVisible>
                {name}
              </Kbd>
            ))}
          </th>
          <td>{effect}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
