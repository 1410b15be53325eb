import type { Qualification } from '@guildhall/domain/profiles'
import { Text } from '@guildhall/ui-kit/Text'
import { formatMonth } from '../../app/formats.ts'
import styles from './ResumePage.module.css'

/** One qualification, to read. Source: product-spec §3 Qualification. */
export const EducationEntry = ({ entry }: { readonly entry: Qualification }) => (
  <article className={styles['education']}>
    <Text as="h3" look="label">
      {entry.qualification}
    </Text>
    <Text>{entry.institution}</Text>
    <Text look="caption">
      {entry.educationType}
      {entry.currentlyCompleting || entry.dateGraduated === null
        ? ', being completed'
        : `, ${formatMonth(entry.dateGraduated)}`}
    </Text>
  </article>
)
