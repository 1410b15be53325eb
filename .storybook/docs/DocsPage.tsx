import { DocsContext, SourceContainer, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { MDXProvider } from '@storybook/addon-docs/mdx-react-shim'
import type { ReactNode } from 'react'
import { ensure, themes, ThemeProvider } from 'storybook/theming'
import { KitProvider } from '../../ui-kit/src/KitProvider/index.ts'
import { components } from './components.ts'
import { Contents } from './Contents.tsx'
import { useGlobalAttributes, useHashTarget } from './page-effects.ts'
import styles from './docs.module.css'

export interface DocsPageProps {
  readonly context: DocsContextProps
  readonly children: ReactNode
}

/** A page of documentation in our own fonts and tokens, with its table of contents. */
export const DocsPage = ({ context, children }: DocsPageProps) => {
  useGlobalAttributes(context.channel)
  useHashTarget()
  return (
    <DocsContext.Provider value={context}>
      <SourceContainer channel={context.channel}>
        <ThemeProvider theme={ensure(themes.normal)}>
          <KitProvider locale="en-GB" navigate={(href) => context.channel.emit('navigateUrl', href)}>
            <MDXProvider components={components}>
              <div className={styles['layout']}>
                <main className={styles['page']}>{children}</main>
                <Contents />
              </div>
            </MDXProvider>
          </KitProvider>
        </ThemeProvider>
      </SourceContainer>
    </DocsContext.Provider>
  )
}
