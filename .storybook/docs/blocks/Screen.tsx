import { VisuallyHidden } from '../../../ui-kit/src/VisuallyHidden/index.ts'
import { Anchor } from '../Anchor.tsx'
import { Frame } from './Frame.tsx'
import styles from './blocks.module.css'

interface ScreenProps {
  /** The id of a story: `screens-employers-search--default`. */
  readonly id: string
  readonly title: string
}

/** A screen of a flow. */
export const Screen = ({ id, title }: ScreenProps) => (
  <section className={styles['example']}>
    <div className={styles['stage']} data-example data-framed data-tall>
      <Frame id={id} title={title} />
    </div>
    <footer className={styles['caption']}>
      <strong>{title}</strong>
      <Anchor href={`?path=/story/${id}`}>
        Open<VisuallyHidden> {title}</VisuallyHidden>
      </Anchor>
    </footer>
  </section>
)
