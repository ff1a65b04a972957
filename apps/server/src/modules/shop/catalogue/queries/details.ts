import type { FurtherPicture } from '@namma/contract/catalogue/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import {
  type AttributeValues,
  attributeColumns,
  type DetailedProduct,
  type SiblingRow,
} from '../present/details.ts';
import { productColumns } from '../present.ts';

/** More variants of one product than anyone browses. */
const SIBLINGS_MOST = 40;

const readDetails = (db: Db, values: { id: number }): Promise<DetailedProduct[]> =>
  db
    .selectFrom('products')
    .leftJoin('product_attributes as attributes', 'attributes.product_id', 'products.id')
    .select([
      ...productColumns,
      'products.version',
      'products.origin',
      'products.cost_paise',
      'products.rating_count',
    ])
    .select(Object.values(attributeColumns).map((column) => `attributes.${column}` as const))
    .select([
      sql<string | null>`(select title from product_families where id = attributes.family_id)`.as('family'),
      sql<FurtherPicture[]>`(
        select coalesce(json_agg(json_build_object('image', further.image, 'alt', alt) order by place), '[]')
        from product_pictures as further where further.product_id = products.id
      )`.as('pictures'),
      sql<SiblingRow[]>`(
        select coalesce(json_agg(siblings order by id), '[]')
        from (
          select sibling.id, sibling.name, other.flavour, other.size_label as size, sibling.price_paise,
            sibling.discount_bp, sibling.is_available, sibling.sellable
          from product_attributes as other join products as sibling on sibling.id = other.product_id
          where other.family_id = attributes.family_id and sibling.deleted_at is null
          order by sibling.id limit ${sql.lit(SIBLINGS_MOST)}
        ) as siblings
      )`.as('siblings'),
    ])
    .where('products.id', '=', values.id)
    .where('products.deleted_at', 'is', null)
    .execute();

/** Finds a product in the shop with all data of its page; undefined for deleted ones (D22). */
export const findDetails = async (db: Db, id: number) => (await readDetails(db, { id }))[0];

/** Writes attributes of a product; the others are unchanged. Call it while the product is locked. */
export async function writeAttributes(db: Db, productId: number, values: AttributeValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  // Two statements, because a conflicting insert must itself satisfy the checks, too.
  await db
    .insertInto('product_attributes')
    .values({ product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('product_attributes').set(values).where('product_id', '=', productId).execute();
}

/** Replaces the pictures after the first. Call it while the product is locked. */
export async function writePictures(
  db: Db,
  productId: number,
  pictures: readonly FurtherPicture[],
): Promise<void> {
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  if (pictures.length === 0) return;
  await db
    .insertInto('product_pictures')
    .values(
      pictures.map(({ image, alt }, index) => ({ product_id: productId, place: index + 2, image, alt })),
    )
    .execute();
}

/** Finds the family with this title, ignoring case, or adds it. */
export async function findOrAddFamily(db: Db, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_families (title) values (${title})
    on conflict (lower(title)) do update set title = product_families.title returning id`.execute(db);
  const [family] = rows;
  if (!family) throw new Error('the family was neither found nor added');
  return family.id;
}

const FAMILIES_MOST = 500;

/** Lists the titles of families that have products, in alphabetical order. */
export async function listFamilyTitles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('product_families as family')
    .select('title')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('product_attributes').select('product_id').whereRef('family_id', '=', 'family.id'),
      ),
    )
    .orderBy(sql`lower(title)`)
    .limit(FAMILIES_MOST)
    .execute();
  return rows.map(({ title }) => title);
}
