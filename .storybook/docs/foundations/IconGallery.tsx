import { useState } from 'react'
import * as icons from '../../../ui-kit/src/Icon/icons.ts'
import { Icon } from '../../../ui-kit/src/Icon/index.ts'
import shared from '../docs.module.css'
import styles from './foundations.module.css'

const words = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase()

/** Every icon of the kit with its name. */
export const IconGallery = () => {
  const [wanted, setWanted] = useState('')
  const found = Object.entries(icons).filter(([name]) =>
    `${name} ${words(name)}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <>
      <div className={shared['choices']}>
        <label className={styles['choice']}>
          Search by name
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <output className={shared['note']}>
          {found.length} of {Object.keys(icons).length}
        </output>
      </div>
      <ul className={styles['icons']}>
        {found.map(([name, icon]) => (
          <li key={name}>
            <Icon icon={icon} size="lg" />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
