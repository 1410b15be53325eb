import { useCallback, useState } from 'react'
import styles from './docs.module.css'

interface Entry {
  readonly id: string
  readonly text: string
}

/** The headings of the page, beside it while there is room. */
export const Contents = () => {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  // Called when it is in the page, after the headings before it.
  const readHeadings = useCallback((aside: HTMLElement | null) => {
    const headings = aside?.parentElement?.querySelectorAll<HTMLElement>('main h2[id]')
    setEntries([...(headings ?? [])].map(({ id, textContent }) => ({ id, text: textContent ?? '' })))
  }, [])
  return (
    <aside ref={readHeadings} className={styles['aside']}>
      {entries.length > 1 && (
        <nav className={styles['contents']} aria-label="On this page">
          <p>On this page</p>
          <ul>
            {entries.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ behavior: 'smooth' })
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  )
}
