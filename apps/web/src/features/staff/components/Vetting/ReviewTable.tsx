import { useState } from 'react'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { Switch } from '@guildhall/ui-kit/Switch'
import { Spread } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import { type ComparedField, comparedFields, isChanged, type VettingReview } from '../../compared-fields.ts'
import { diffTexts, type TextPiece } from '../../diff-texts.ts'
import styles from './Vetting.module.css'

const Removed = ({ pieces }: { readonly pieces: readonly TextPiece[] }) =>
  pieces.map(({ isChanged: isGone, text }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which is replaced as a whole
    isGone ? <del key={at}>{text}</del> : <span key={at}>{text}</span>,
  )

const Added = ({ pieces }: { readonly pieces: readonly TextPiece[] }) =>
  pieces.map(({ isChanged: isNew, text }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which is replaced as a whole
    isNew ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>,
  )

const Missing = ({ text }: { readonly text: string }) => (
  <Text as="span" tone="muted">
    {text}
  </Text>
)

const Row = ({ field, isNew }: { readonly field: ComparedField; readonly isNew: boolean }) => {
  const { after, before, label } = field
  const difference = diffTexts(before ?? '', after ?? '')
  return (
    <tr>
      <th scope="row">{label}</th>
      {!isNew && (
        <td data-header={t('Approved')}>
          {before === null ? <Missing text={t('Not there')} /> : <Removed pieces={difference.before} />}
        </td>
      )}
      <td data-header={isNew ? undefined : t('Proposed')}>
        {after === null && <Missing text={isNew ? t('Not filled in') : t('Not there')} />}
        {after !== null && (isNew ? after : <Added pieces={difference.after} />)}
      </td>
    </tr>
  )
}

/** The picture and the CV, which are looked at and not read. */
const Files = ({ approved, proposed }: Pick<VettingReview, 'approved' | 'proposed'>) => {
  const before = approved?.profile.profilePicture ?? null
  const { cvName, cvUrl, profilePicture } = proposed
  return (
    <div className={styles['files']}>
      {before !== null && before !== profilePicture && (
        <figure>
          <img className={styles['picture']} src={before} alt={t('The approved picture')} />
          <figcaption>{t('Approved')}</figcaption>
        </figure>
      )}
      {profilePicture !== null && (
        <figure>
          <img className={styles['picture']} src={profilePicture} alt={t('The proposed picture')} />
          <figcaption>{before === null || before === profilePicture ? t('Picture') : t('Proposed')}</figcaption>
        </figure>
      )}
      {cvUrl !== null && (
        <a href={cvUrl} target="_blank" rel="noreferrer">
          <Icon icon={icons.FileText} size="sm" /> {cvName ?? t('CV')}
        </a>
      )}
    </div>
  )
}

const formatChanges = (count: number): string => (count === 1 ? t('1 change') : t('{count} changes', { count }))

/** What was approved beside what is proposed, field by field, with the difference marked. Rule: MOD-32. */
export const ReviewTable = ({ review }: { readonly review: VettingReview }) => {
  const [onlyChanges, setOnlyChanges] = useState(true)
  const isNew = review.approved === null
  const fields = comparedFields(review)
  const changed = fields.filter(isChanged)
  const shown = onlyChanges && !isNew ? changed : fields
  return (
    <>
      <Files {...review} />
      <Spread>
        <Text variant="label">
          {isNew ? t('Nobody has approved this profile before') : formatChanges(changed.length)}
        </Text>
        {!isNew && (
          <Switch isSelected={onlyChanges} onChange={setOnlyChanges}>
            {t('Only changes')}
          </Switch>
        )}
      </Spread>
      <table className={styles['table']} aria-label={t('The profile')}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            {!isNew && <th scope="col">{t('Approved')}</th>}
            <th scope="col">{t('Proposed')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <Row key={field.id} field={field} isNew={isNew} />
          ))}
        </tbody>
      </table>
    </>
  )
}
