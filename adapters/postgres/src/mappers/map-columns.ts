/** Both directions between an entity and its row. */
export interface ColumnMapper<Entity> {
  readonly toRow: (entity: Entity) => Entity
  readonly toEntity: (row: Entity) => Entity
}

/**
 * A mapper for an entity whose fields are kept one to a column under the same name. The columns are named one by one, so that
 * nothing else travels, and forgetting one does not compile.
 */
export const mapColumns =
  <Entity extends object>() =>
  <const Columns extends readonly (keyof Entity)[]>(
    columns: Columns & ([keyof Entity] extends [Columns[number]] ? unknown : 'a column is missing'),
  ): ColumnMapper<Entity> => {
    const pick = (source: Entity): Entity => {
      const target: Partial<Entity> = {}
      for (const column of columns as Columns) target[column] = source[column]
      return target as Entity
    }
    return { toRow: pick, toEntity: pick }
  }
