import { sql } from 'kysely';
import type { Db } from '../platform/db/types.ts';

interface Part {
  /** The table that it belongs to; null for a function that triggers of several owners call, or none. */
  table: string | null;
  kind: 'table' | 'index' | 'trigger' | 'function';
  name: string;
  text: string;
}

/** SQL: this shop's functions and tables, without those of extensions. */
const isOwn = (catalogue: string) =>
  sql.raw(`${catalogue === 'pg_proc' ? 'pronamespace' : 'relnamespace'} = 'public'::regnamespace and not exists (
    select from pg_depend where classid = '${catalogue}'::regclass and objid = ${catalogue}.oid and deptype = 'e')`);

async function listParts(db: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    with tables as (
      select oid, relname, reloptions from pg_class
      where relkind = 'r' and relname not like 'kysely%' and ${isOwn('pg_class')}
    ), lines as (
      select attrelid as oid, 1 as part, attnum::text as name, attnum as place, concat_ws(' ', quote_ident(attname),
        format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, case
          when attidentity = 'a' then 'generated always as identity'
          when attgenerated = 's' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
          when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid) end) as line
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
      union all
      select conrelid, case contype when 'p' then 2 when 'u' then 3 when 'f' then 4 else 5 end, conname, 0,
        'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where contype in ('p', 'u', 'f', 'c', 'x') and conrelid <> 0
    )
    select relname as "table", 'table' as kind, relname as name, 'create table ' || relname || E' (\n  '
      || string_agg(line, E',\n  ' order by part, place, lines.name) || E'\n)'
      || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') || ';' as text
    from tables join lines using (oid) group by relname, reloptions
    union all
    select relname, 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) || ';'
    from tables join pg_index on indrelid = tables.oid
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    union all
    select relname, 'trigger', tgname, pg_get_triggerdef(pg_trigger.oid) || ';'
    from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
    union all
    select (select min(tgrelid::regclass::text) from pg_trigger where tgfoid = pg_proc.oid
        having count(distinct tgrelid) = 1), 'function', proname, rtrim(pg_get_functiondef(oid), E'\n ') || ';'
    from pg_proc where prokind = 'f' and ${isOwn('pg_proc')}`.execute(db);
  return rows;
}

const KINDS = ['table', 'index', 'function', 'trigger'] as const;
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Formats the live schema as readable SQL: each table with its indexes, the functions that only its triggers call, and
 * its triggers.
 * @param sections the heading of each owner with its tables; functions of several tables come after all of them
 */
export async function describeSchema(
  db: Db,
  sections: readonly { title: string; tables: readonly string[] }[],
): Promise<string> {
  const parts = await listParts(db);
  const count = (kind: Part['kind']) => parts.filter((part) => part.kind === kind).length;
  const show = (table: string | null) =>
    KINDS.flatMap((kind) =>
      parts
        .filter((part) => part.kind === kind && part.table === table)
        .sort((a, b) => inOrder(a.name + a.text, b.name + b.text))
        .map(({ text }) => text.replaceAll('public.', '').replaceAll('USING btree ', ''))
        .map((text) => (kind === 'table' || kind === 'function' ? `\n${text}\n` : `${text}\n`)),
    ).join('');
  const shown = new Set(sections.flatMap(({ tables }) => tables));
  const unowned = parts
    .filter(({ kind, name }) => kind === 'table' && !shown.has(name))
    .map(({ name }) => name);
  return [
    '-- The schema that the migrations make, written by `npm run schema`: read it here, change it by a migration.',
    `-- ${count('table')} tables, ${count('index')} indexes, ${count('function')} functions, ${count('trigger')} triggers.`,
    ...[...sections, { title: 'Of no module', tables: unowned }]
      .filter(({ tables }) => tables.length > 0)
      .map(({ title, tables }) => `\n-- ${title}\n${[...tables].sort(inOrder).map(show).join('')}`),
    `\n-- Functions of several tables, and of queries\n${show(null)}`,
  ].join('\n');
}
