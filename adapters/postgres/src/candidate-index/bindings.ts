/** SQL with a `?` placeholder for each value, as knex.raw takes it. */
export interface Statement {
  readonly sql: string
  readonly bindings: readonly Binding[]
}

export type Binding = string | number | readonly string[]

/** Collects values in the order of their placeholders: each call returns the placeholder for that value. */
export interface Bindings {
  (value: Binding, type: string): string
  /** Combines finished SQL with the collected values. */
  statement(sql: string): Statement
}

/** Placeholders are positional: build the SQL from left to right, or values are bound to the wrong ones. */
export const collectBindings = (): Bindings => {
  const values: Binding[] = []
  const bind = (value: Binding, type: string): string => {
    values.push(value)
    return `?::${type}`
  }
  return Object.assign(bind, { statement: (sql: string): Statement => ({ sql, bindings: values }) })
}
