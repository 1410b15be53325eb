/** SQL with a `?` for each of its values, as knex.raw takes it. */
export interface Statement {
  readonly sql: string
  readonly bindings: readonly Binding[]
}

export type Binding = string | number | readonly string[]

/** Collects values in the order in which their places are written: each call answers the place of that value. */
export interface Bindings {
  (value: Binding, type: string): string
  /** Wraps finished SQL with the values collected. */
  statement(sql: string): Statement
}

/** SQL written in another order than its values would bind them wrongly: write it from left to right. */
export const collectBindings = (): Bindings => {
  const values: Binding[] = []
  const bind = (value: Binding, type: string): string => {
    values.push(value)
    return `?::${type}`
  }
  return Object.assign(bind, { statement: (sql: string): Statement => ({ sql, bindings: values }) })
}
