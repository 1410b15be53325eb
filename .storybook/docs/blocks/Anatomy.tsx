import styles from './blocks.module.css'

interface AnatomyProps {
  /** Part by part, in the order of reading. */
  readonly parts: Readonly<Record<string, string>>
}

/** The parts of a component, numbered. */
export const Anatomy = ({ parts }: AnatomyProps) => (
  <ol className={styles['anatomy']}>
    {Object.entries(parts).map(([name, text]) => (
      <li key={name}>
        <strong>{name}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ol>
)
