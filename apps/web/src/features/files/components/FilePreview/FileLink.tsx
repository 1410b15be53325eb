import { Dialog } from '@guildhall/ui-kit/Dialog'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Link, TextButton } from '@guildhall/ui-kit/Link'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { lazy, type ReactElement, Suspense } from 'react'
import styles from './FilePreview.module.css'
import { getPreviewKind } from './preview-kind.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'

const FilePreview = lazy(async () => ({ default: (await import('./FilePreview.tsx')).FilePreview }))

export interface FileLinkProps {
  readonly name: string
  /** Its address in this application. */
  readonly url: string
}

interface PreviewDialogProps extends FileLinkProps {
  readonly trigger: ReactElement
}

/** The preview of a file over the page. */
const PreviewDialog = ({ name, url, trigger }: PreviewDialogProps) => (
  <Dialog
    title={name}
    size="lg"
    trigger={trigger}
    actions={
      <LinkButton href={url} download={name}>
        <Icon icon={icons.Download} />
        {t('Download')}
      </LinkButton>
    }
  >
    <PanelBoundary resetKey={url}>
      <Suspense>
        <FilePreview name={name} source={url} />
      </Suspense>
    </PanelBoundary>
  </Dialog>
)

/** A picture, small; it opens whole over the page. Rule: FILE-17. */
export const PictureLink = ({ name, url }: FileLinkProps) => (
  <PreviewDialog
    name={name}
    url={url}
    trigger={
      <UnstyledButton className={styles['thumbnail']} aria-label={t('Open {name}', { name })}>
        <img src={url} alt="" loading="lazy" />
      </UnstyledButton>
    }
  />
)

/**
 * A file by its name: the name opens a preview over the page, and the icon next to it downloads it. The name of a file without a preview
 * (.doc) downloads it, and says so. Rule: FILE-13.
 */
export const FileLink = ({ name, url }: FileLinkProps) => (
  <span className={styles['file']}>
    <Icon icon={icons.FileText} size="sm" />
    {getPreviewKind(name) === 'none' ? (
      <Link href={url} download={name}>
        <Trans
          message="<bdi>{name}</bdi> (download)"
          values={{ name }}
          components={{ bdi: (words) => <bdi>{words}</bdi> }}
        />
      </Link>
    ) : (
      <>
        <PreviewDialog
          name={name}
          url={url}
          trigger={
            <TextButton>
              <bdi>{name}</bdi>
            </TextButton>
          }
        />
        <IconLink size="sm" label={t('Download {name}', { name })} icon={icons.Download} href={url} download={name} />
      </>
    )}
  </span>
)
