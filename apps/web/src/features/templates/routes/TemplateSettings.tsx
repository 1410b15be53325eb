import type { TemplateWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Note } from '@guildhall/ui-kit/Note'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { type SaveTemplate, TemplateForm, type TemplateFormProps } from '../components/TemplateForm.tsx'
import styles from './TemplateSettings.module.css'
import { say } from '../../../shared/i18n/index.ts'

export interface TemplateSettingsProps {
  /** Null for whose role writes to nobody. */
  readonly templates: Loadable<readonly TemplateWire[]> | null
  readonly placeholders: TemplateFormProps['placeholders']
  readonly companyName: string
  readonly onSave: SaveTemplate
  readonly onRemove: (template: TemplateWire) => void
}

/** Texts that are written once and sent often: the own ones and the team's. Rule: CONV-52. */
export const TemplateSettings = (props: TemplateSettingsProps) => {
  const { templates } = props
  if (templates === null) {
    return (
      <Note icon={glyphs.Lock}>
        {say('Templates are for admins and recruiters of {companyName}, who write to people.', {
          companyName: props.companyName,
        })}
      </Note>
    )
  }
  if (templates.state === 'loading') {
    return (
      <SkeletonGroup label={say('Loading templates')}>
        <Skeleton shape="name" width="40%" />
        <Skeleton width="80%" />
      </SkeletonGroup>
    )
  }
  if (templates.state === 'failed') {
    return (
      <EmptyState
        isFlush
        drawing="lamp"
        title={say('Your templates did not load')}
        actions={<Button onPress={templates.onRetry}>{say('Try again')}</Button>}
      >
        {templates.message}
      </EmptyState>
    )
  }
  return <Templates {...props} templates={templates.value} />
}

type TemplatesProps = Omit<TemplateSettingsProps, 'templates'> & { readonly templates: readonly TemplateWire[] }

const Templates = ({ templates, placeholders, onSave, onRemove }: TemplatesProps) => {
  /** The one that is being written: its uuid, or 'new'. */
  const [open, setOpen] = useState<string | null>(null)
  const form = { placeholders, onSave, onClose: () => setOpen(null) }
  if (templates.length === 0 && open !== 'new') {
    return (
      <EmptyState
        isFlush
        drawing="sheets"
        title={say('No templates yet')}
        actions={
          <Button look="primary" onPress={() => setOpen('new')}>
            {say('Write a template')}
          </Button>
        }
      >
        {say('Write once what you send often. You find it under the message you write.')}
      </EmptyState>
    )
  }
  return (
    <SettingPart
      title={open === 'new' ? say('New template') : say('Your templates')}
      aside={
        open === null && (
          <Button size="sm" onPress={() => setOpen('new')}>
            <Icon of={glyphs.Plus} size="sm" />
            {say('New template')}
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
                onEdit={() => setOpen(template.uuid)}
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
        <Text as="span" look="label">
          {template.name}
        </Text>
        {template.team && <Badge>{template.own ? say('Team') : say('Team, by a colleague')}</Badge>}
      </div>
      <Text tone="muted">{template.text}</Text>
    </div>
    {template.canChange && (
      <div className={styles['do']}>
        <IconButton label={say('Change {name}', { name: template.name })} icon={glyphs.Pencil} onPress={onEdit} />
        <IconButton label={say('Delete {name}', { name: template.name })} icon={glyphs.Trash2} onPress={onRemove} />
      </div>
    )}
  </>
)
