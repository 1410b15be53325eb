import type { TemplateWire } from '@guildhall/rest-contract/client'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Menu, type MenuGroup } from '@guildhall/ui-kit/Menu'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface TemplateMenuProps {
  readonly templates: Loadable<readonly TemplateWire[]>
  readonly onChoose: (template: TemplateWire) => void
  /** Says in words what a sign alone says elsewhere. */
  readonly isInWords?: boolean | undefined
}

const SHOWN = 80
const firstWords = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

const groupsOf = ({ templates, onChoose }: Pick<TemplateMenuProps, 'templates' | 'onChoose'>): readonly MenuGroup[] => {
  const manage: MenuGroup = {
    id: 'elsewhere',
    actions: [
      { id: 'manage', label: say('Write and change templates'), icon: glyphs.Settings, href: '/settings/templates' },
    ],
  }
  if (templates.state === 'loading') {
    return [{ id: 'none', actions: [{ id: 'loading', label: say('Loading templates'), isDisabled: true }] }, manage]
  }
  if (templates.state === 'failed') {
    const retry = { id: 'retry', label: say('Templates did not load. Try again'), onAction: templates.onRetry }
    return [{ id: 'none', actions: [retry] }, manage]
  }
  if (templates.value.length === 0) {
    return [{ id: 'none', actions: [{ id: 'empty', label: say('No templates yet'), isDisabled: true }] }, manage]
  }
  const actions = templates.value.map((template) => ({
    id: template.uuid,
    label: template.name,
    description: firstWords(template.text),
    onAction: () => onChoose(template),
  }))
  return [{ id: 'templates', title: say('Templates'), actions }, manage]
}

/** Puts a text that was written before into the one that is being written. Rule: CONV-53. */
export const TemplateMenu = ({ isInWords = false, ...props }: TemplateMenuProps) => (
  <Menu
    label={say('Templates')}
    placement="top start"
    trigger={
      isInWords ? (
        <Button size="sm" look="quiet">
          <Icon of={glyphs.List} size="sm" />
          {say('Insert a template')}
        </Button>
      ) : (
        <IconButton size="sm" label={say('Insert a template')} icon={glyphs.List} />
      )
    }
    groups={groupsOf(props)}
  />
)
