import type { OtherLocale } from '@namma/contract/locales';
import type { Db } from '../../db/types.ts';
import { listWords } from './queries/words.ts';

interface Named {
  id: number;
  name: string;
  description: string;
}

/** The rows of products in a language, in English where it has no words; as they are without a language. */
export async function inLanguage<Row extends Named>(
  db: Db,
  locale: OtherLocale | undefined,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (locale === undefined || rows.length === 0) return rows;
  const words = await readWords(
    db,
    locale,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { name, description } = words.get(row.id) ?? {};
    return { ...row, name: name ?? row.name, description: description ?? row.description };
  });
}

/** The words of these products by their ids. */
export async function readWords(db: Db, locale: OtherLocale, ids: readonly number[]) {
  const rows = await listWords(db, { locale, ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.product_id, row]));
}
