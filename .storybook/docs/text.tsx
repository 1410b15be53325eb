import type { ComponentPropsWithoutRef } from 'react'
import { Anchor } from './Anchor.tsx'
import { ScrollArea } from '../../ui-kit/src/ScrollArea/index.ts'
import { Clause } from './blocks/Clause.tsx'
import styles from './docs.module.css'

/** The elements that Markdown makes, each with a class: stories on the page keep their own look. */
export const text = {
  h1: ({ children, ...props }: ComponentPropsWithoutRef<'h1'>) => (
    <h1 {...props} className={styles['h1']}>
      {children}
    </h1>
  ),
  h2: ({ children, ...props }: ComponentPropsWithoutRef<'h2'>) => (
    <h2 {...props} className={styles['h2']}>
      {children}
    </h2>
  ),
  h3: ({ children, ...props }: ComponentPropsWithoutRef<'h3'>) => (
    <h3 {...props} className={styles['h3']}>
      {children}
    </h3>
  ),
  p: (props: ComponentPropsWithoutRef<'p'>) => <p {...props} className={styles['p']} />,
  ul: (props: ComponentPropsWithoutRef<'ul'>) => <ul {...props} className={styles['ul']} />,
  ol: (props: ComponentPropsWithoutRef<'ol'>) => <ol {...props} className={styles['ol']} />,
  li: Clause,
  a: Anchor,
  code: (props: ComponentPropsWithoutRef<'code'>) => <code {...props} className={styles['code']} />,
  pre: ({ children }: ComponentPropsWithoutRef<'pre'>) => (
    <ScrollArea label="Code" className={styles['pre']}>
      <pre>{children}</pre>
    </ScrollArea>
  ),
  table: (props: ComponentPropsWithoutRef<'table'>) => (
    <ScrollArea label="Table" className={styles['scroll']}>
      <table {...props} className={styles['table']} />
    </ScrollArea>
  ),
}
