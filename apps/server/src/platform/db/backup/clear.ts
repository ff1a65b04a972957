import { sql } from 'kysely';
import type { Db } from '../types.ts';

/** SQL: true if an object of this catalogue belongs to an extension, such as pg_trgm. */
const isOfExtension = (catalogue: string, oid: string) =>
  sql.raw(`exists (select 1 from pg_depend
    where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`);

/** True if the database has no tables, apart from those of extensions. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not ${isOfExtension('pg_class', 'pg_class.oid')} limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * Removes all tables and functions, so that a backup can replace them. Keeps the schema with its privileges, and
 * extensions.
 */
export async function clear(db: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end, relname) as statement
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not ${isOfExtension('pg_class', 'pg_class.oid')}
    union all
    select format('drop sequence if exists public.%I cascade', relname)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not ${isOfExtension('pg_class', 'pg_class.oid')}
    union all
    select format('drop routine if exists public.%I(%s) cascade', proname, pg_get_function_identity_arguments(oid))
    from pg_proc where pronamespace = 'public'::regnamespace
      and not ${isOfExtension('pg_proc', 'pg_proc.oid')}
    union all
    select format('drop type if exists public.%I cascade', typname)
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and not ${isOfExtension('pg_type', 'pg_type.oid')}`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}
