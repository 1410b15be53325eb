/** Maps between an entity and its row. */
export interface ColumnMapper<Entity, Row = Entity> {
  /** The columns of a row, in camel case. */
  readonly columns: readonly string[]
  readonly toRow: (entity: Entity) => Row
  readonly toEntity: (row: Row) => Entity
}

type Aliases<Entity> = { readonly [Field in keyof Entity]?: string }

/** An entity's fields under the names of their columns. */
type RowOf<Entity, Renamed extends Aliases<Entity>> = {
  [Field in keyof Entity as Field extends keyof Renamed ? Extract<Renamed[Field], string> : Field]: Entity[Field]
}

/**
 * A mapper for an entity with one column per field, under the same name or the one in `renamed`. The columns are listed one by one, so
 * that no other field is written; a missing one does not compile.
 */
export const mapColumns =
  <Entity extends object, const Renamed extends Aliases<Entity> = object>(renamed?: Renamed) =>
  <const Columns extends readonly (keyof Entity)[]>(
    columns: Columns & ([keyof Entity] extends [Columns[number]] ? unknown : 'a column is missing'),
  ): ColumnMapper<Entity, RowOf<Entity, Renamed>> => {
    const toRow = (columns as Columns).map((field) => [field, renamed?.[field] ?? field] as const)
    const toEntity = toRow.map(([field, column]) => [column, field] as const)
    return {
      columns: toRow.map(([, column]) => String(column)),
      toRow: (entity) => copy(entity, toRow) as RowOf<Entity, Renamed>,
      toEntity: (row) => copy(row, toEntity) as Entity,
    }
  }

const copy = (source: object, pairs: readonly (readonly [PropertyKey, PropertyKey])[]): object => {
  const target: Record<PropertyKey, unknown> = {}
  for (const [from, to] of pairs) target[to] = Reflect.get(source, from)
  return target
}
