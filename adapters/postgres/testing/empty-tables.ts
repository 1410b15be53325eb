import type { Knex } from 'knex'

/**
 * Deletes all rows of these tables and of every table that references them, also indirectly. Faster by an order of magnitude than
 * `truncate … cascade`, which creates the files of some hundred tables and indexes anew, however few rows they have. Needs a superuser: triggers
 * and foreign keys do not run.
 */
export async function emptyTables(knex: Knex, ...tables: readonly string[]): Promise<void> {
  await knex.raw(
    `do $$
     declare
       tables oid[] := array(select unnest(string_to_array('${tables.join(',')}', ','))::regclass::oid);
       before int := 0;
       name regclass;
     begin
       while cardinality(tables) > before loop
         before := cardinality(tables);
         tables := array(
           select unnest(tables) union select conrelid from pg_constraint where contype = 'f' and confrelid = any(tables)
         );
       end loop;
       set local session_replication_role = replica;
       foreach name in array tables loop
         execute format('delete from %s', name);
       end loop;
     end $$`,
  )
}
