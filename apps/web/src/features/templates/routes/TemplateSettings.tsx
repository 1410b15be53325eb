import type { TemplateWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { useInlineFocus } from '../../../shared/hooks/use-inline-focus.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { type SaveTemplate, TemplateForm, type TemplateFormProps } from '../components/TemplateForm.tsx'
import styles from './TemplateSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface TemplateSettingsProps {
  /** Null for roles that do not write to contractors. */
  readonly templates: Loadable<readonly TemplateWire[]> | null
  readonly placeholders: TemplateFormProps['placeholders']
  readonly companyName: string
  readonly onSave: SaveTemplate
  readonly onRemove: (template: TemplateWire) => void
}

/** Reusable texts: the user's own and the team's. Rule: CONV-52. */
export const TemplateSettings = (props: TemplateSettingsProps) => {
  const { templates } = props
  if (templates === null) {
    return (
      <InlineMessage icon={icons.Lock}>
        {t('Templates are for admins and recruiters of {companyName}, who write to people.', {
          companyName: props.companyName,
        })}
      </InlineMessage>
    )
  }
  if (templates.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading templates')}>
        <Skeleton variant="name" width="40%" />
        <Skeleton width="80%" />
      </SkeletonGroup>
    )
  }
  if (templates.state === 'failed') {
    return (
      <EmptyState
        isFlush
        illustration="lamp"
        title={t('Your templates did not load')}
        actions={<Button onPress={templates.onRetry}>{t('Try again')}</Button>}
      >
        {templates.message}
      </EmptyState>
    )
  }
  return <Templates {...props} templates={templates.value} />
}

type TemplatesProps = Omit<TemplateSettingsProps, 'templates'> & { readonly templates: readonly TemplateWire[] }

const Templates = (props: TemplatesProps) => {
  /** The template being edited: its uuid, or 'new'. */
  const [open, setOpen] = useState<string | null>(null)
  const place = useInlineFocus<HTMLDivElement>(open)
  return (
    <div ref={place}>
      {props.templates.length === 0 && open !== 'new' ? (
        <NoTemplates onNew={() => setOpen('new')} />
      ) : (
        <TemplateList {...props} open={open} onOpen={setOpen} />
      )}
    </div>
  )
}

const NoTemplates = ({ onNew }: { readonly onNew: () => void }) => (
  <EmptyState
    isFlush
    illustration="sheets"
    title={t('No templates yet')}
    actions={
      <Button variant="primary" data-opens="new" onPress={onNew}>
        {t('Write a template')}
      </Button>
    }
  >
    {t('Write once what you send often. You find it under the message you write.')}
  </EmptyState>
)

interface TemplateListProps extends TemplatesProps {
  readonly open: string | null
  readonly onOpen: (open: string | null) => void
}

const TemplateList = ({ templates, placeholders, onSave, onRemove, open, onOpen }: TemplateListProps) => {
  const form = { placeholders, onSave, onClose: () => onOpen(null) }
  return (
    <SettingPart
      title={open === 'new' ? t('New template') : t('Your templates')}
      aside={
        open === null && (
          <Button size="sm" data-opens="new" onPress={() => onOpen('new')}>
            <Icon icon={icons.Plus} size="sm" />
            {t('New template')}
          </Button>
        )
      }
    >
      {open === 'new' && <TemplateForm {...form} template={null} />}
      <ul>
        {templates.map((template) => (
          <li key={template.uuid} className={styles['template']}>
            {open === template.uuid ? (
              <TemplateForm {...form} template={template} />
            ) : (
              <TemplateRow
                template={template}
                onEdit={() => onOpen(template.uuid)}
                onRemove={() => onRemove(template)}
              />
            )}
          </li>
        ))}
      </ul>
    </SettingPart>
  )
}

interface TemplateRowProps {
  readonly template: TemplateWire
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const TemplateRow = ({ template, onEdit, onRemove }: TemplateRowProps) => (
  <>
    <div className={styles['words']}>
      <div className={styles['name']}>
        <Text as="span" variant="label">
          {template.name}
        </Text>
        {template.team && <Badge>{template.own ? t('Team') : t('Team, by a colleague')}</Badge>}
      </div>
      <Text tone="muted">{template.text}</Text>
    </div>
    {template.canChange && (
      <div className={styles['do']}>
        <IconButton
          data-opens={template.uuid}
          label={t('Change {name}', { name: template.name })}
          icon={icons.Pencil}
          onPress={onEdit}
        />
        <IconButton label={t('Delete {name}', { name: template.name })} icon={icons.Trash2} onPress={onRemove} />
      </div>
    )}
  </>
)
