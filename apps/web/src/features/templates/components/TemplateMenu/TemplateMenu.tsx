import type { TemplateWire } from '@guildhall/rest-contract/client'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Menu, type MenuSection } from '@guildhall/ui-kit/Menu'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface TemplateMenuProps {
  readonly templates: Loadable<readonly TemplateWire[]>
  readonly onChoose: (template: TemplateWire) => void
  /** Shows a text label instead of the icon alone. */
  readonly showsLabel?: boolean | undefined
}

const SHOWN = 80
const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

const toSections = ({
  templates,
  onChoose,
}: Pick<TemplateMenuProps, 'templates' | 'onChoose'>): readonly MenuSection[] => {
  const manage: MenuSection = {
    id: 'elsewhere',
    items: [
      { id: 'manage', label: t('Write and change templates'), icon: icons.Settings, href: '/settings/templates' },
    ],
  }
  if (templates.state === 'loading') {
    return [{ id: 'none', items: [{ id: 'loading', label: t('Loading templates'), isDisabled: true }] }, manage]
  }
  if (templates.state === 'failed') {
    const retry = { id: 'retry', label: t('Templates did not load. Try again'), onAction: templates.onRetry }
    return [{ id: 'none', items: [retry] }, manage]
  }
  if (templates.value.length === 0) {
    return [{ id: 'none', items: [{ id: 'empty', label: t('No templates yet'), isDisabled: true }] }, manage]
  }
  const items = templates.value.map((template) => ({
    id: template.uuid,
    label: template.name,
    description: excerpt(template.text),
    onAction: () => onChoose(template),
  }))
  return [{ id: 'templates', title: t('Templates'), items }, manage]
}

/** Inserts a saved text into the one being written. Rule: CONV-53. */
export const TemplateMenu = ({ showsLabel: isInWords = false, ...props }: TemplateMenuProps) => (
  <Menu
    label={t('Templates')}
    placement="top start"
    trigger={
      isInWords ? (
        <Button size="sm" variant="quiet">
          <Icon icon={icons.List} size="sm" />
          {t('Insert a template')}
        </Button>
      ) : (
        <IconButton size="sm" label={t('Insert a template')} icon={icons.List} />
      )
    }
    sections={toSections(props)}
  />
)
