import type { FactChanges } from '@namma/contract/catalogue/fact-schemas';
import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-facts';
import { categoryLabel } from '@namma/contract/catalogue/rules';
import type { FurtherPicture, NewProduct, ProductUpdate } from '@namma/contract/catalogue/schemas';
import { basisPointsToPercent, paiseToRupees } from '@namma/contract/money';
import type { Tx } from '../../../../platform/db/types.ts';
import {
  addProductIn,
  changeProductIn,
  findByBarcode,
  findDetails,
  findLastFamily,
  listCalled,
  listFamiliesAfter,
  refreshSellable,
} from '../../../shop/catalogue/api.ts';
import { getOnHand, setOnHand } from '../../../shop/stock/api.ts';
import type { ImportContext, Replaced, RowOutcome } from '../context.ts';
import { insertTouched } from '../queries/rows.ts';
import { BadCell, fold } from '../reading/cells.ts';
import type { FileRow } from '../reading/file.ts';
import { type HandleRow, type ReadProduct, readProduct } from './read.ts';
import { type Details, factOf, replacedBy } from './replaced.ts';

/** What the record of stock says of a first count. */
const REASON = 'Counted before the import';
/** Shown until somebody uploads a picture. */
const NO_PICTURE = '/images/no-picture.svg';

type RowState = 'new' | 'matched' | 'unchanged';
type RowDone = { state: RowState; replaced?: Replaced | undefined };

/** Makes and changes products, row by row: a row finds what the one before has made. */
export async function importProducts(tx: Tx, context: ImportContext) {
  const handles = new Map<string, HandleRow>();
  /** The first line of the file that each product is of. */
  const lines = new Map<number, number>();
  let lastFamily = await findLastFamily(tx);

  const importRow = async (row: FileRow): Promise<RowDone> => {
    const handle = fold(row.text('handle'));
    const read = readProduct(row, handles.get(handle));
    const first = handles.get(handle);
    if (read.isPicture && first) return addPictures(tx, context, row, first.productId, read);
    const known = await findProduct(tx, read);
    const { id, ...done } = known
      ? await changeKnown(tx, context, row, known, read, lines.get(known.id))
      : await addNew(tx, context, row, read);
    if (!lines.has(id)) lines.set(id, row.line);
    if (handle !== '' && !first)
      handles.set(handle, {
        title: read.title ?? '',
        description: read.description,
        category: read.category,
        maker: read.facts.maker ?? null,
        image: read.images[0] ?? null,
        productId: id,
      });
    return done;
  };
  const importRows = async (rows: readonly FileRow[]): Promise<RowOutcome[]> => {
    const outcomes: RowOutcome[] = [];
    for (const row of rows) {
      try {
        outcomes.push({ row, ...(await importRow(row)) });
      } catch (error) {
        // Only before anything of the row is written.
        if (!(error instanceof BadCell)) throw error;
        outcomes.push({ row, bad: error });
      }
    }
    const families = await listFamiliesAfter(tx, lastFamily);
    lastFamily = families.at(-1)?.id ?? lastFamily;
    const { importId } = context;
    const line = rows[0]?.line ?? 0;
    await insertTouched(
      tx,
      importId,
      'product_families',
      families.map(({ id }) => ({ rowId: id, line })),
    );
    return outcomes;
  };
  return { importRows };
}

/** The product that has the barcode, or else the name. A number that another shop has given it says nothing here. */
async function findProduct(tx: Tx, { name, facts }: ReadProduct): Promise<Details | undefined> {
  const byBarcode = facts.barcode ? await findByBarcode(tx, facts.barcode) : undefined;
  if (byBarcode && byBarcode.deleted_at === null) return findDetails(tx, byBarcode.id);
  const called = name === null ? [] : await listCalled(tx, name);
  const byName = called.find((product) => fold(product.name) === fold(name ?? ''));
  const known = byName && (await findDetails(tx, byName.id));
  if (known && facts.barcode && known.barcode !== null)
    throw new BadCell('barcode', `${known.name} has another barcode.`);
  return known;
}

async function addNew(tx: Tx, { importId, cashier }: ImportContext, row: FileRow, read: ReadProduct) {
  const { name, price, category, images, facts, stock, isOffered } = read;
  if (name === null) throw new BadCell('name', 'A new product needs a name.');
  if (price === null) throw new BadCell('price', 'A new product needs a price.');
  if (category === null) throw new BadCell('category', 'A new product needs a category.');
  const [image = NO_PICTURE, ...further] = images;
  const form: NewProduct & { isOffered: boolean } = {
    isOffered: isOffered ?? true,
    name,
    ...price,
    category,
    description: read.description ?? `${name}: ${categoryLabel(category)}`,
    image,
    ...(further.length > 0 && { pictures: toPictures(further, read.imageText) }),
    facts,
  };
  const { id, version } = await addProductIn(tx, cashier, form);
  await countFirst(tx, { cashier }, id, stock);
  await insertTouched(tx, importId, 'products', [{ rowId: id, line: row.line, version }]);
  return { id, state: 'new' as const };
}

/** The stock of a file is a first count: once the product is counted, sales have made the file's number old. */
async function countFirst(
  tx: Tx,
  { cashier }: Pick<ImportContext, 'cashier'>,
  productId: number,
  onHand: number | null,
): Promise<boolean> {
  if (onHand === null || (await getOnHand(tx, productId)) !== null) return false;
  await setOnHand(tx, cashier, { productId, onHand, reason: REASON });
  await refreshSellable(tx, [productId], cashier.now);
  return true;
}

async function changeKnown(
  tx: Tx,
  { importId, cashier }: ImportContext,
  row: FileRow,
  known: Details,
  read: ReadProduct,
  line: number | undefined,
): Promise<{ id: number } & RowDone> {
  const { id } = known;
  if (read.stock !== null && (await getOnHand(tx, id)) === null)
    throw new BadCell('stock', 'The shop has this product and does not count it. Count it under Products.');
  const form = changesOf(known, read);
  if (Object.keys(form).length === 0) return { id, state: 'unchanged' };
  // Run again, the file would change the product each time.
  if (line !== undefined)
    throw new BadCell('name', `Line ${line} is this product already, and says otherwise.`);
  const { was, is, version } = await changeProductIn(tx, cashier, { productId: id, ...form });
  const change = { before: was, after: is };
  await insertTouched(tx, importId, 'products', [{ rowId: id, line: row.line, change, version }]);
  return { id, state: 'matched', replaced: replacedBy(known, form) };
}

/** What the row says otherwise than the product. Its category is never changed, because lists and sales are counted by it. */
function changesOf(known: Details, read: ReadProduct): Omit<ProductUpdate, 'productId'> {
  const { name, price, description, images, isOffered } = read;
  const facts = factChangesOf(known, read.facts);
  const now = { price: paiseToRupees(known.price_paise), discount: basisPointsToPercent(known.discount_bp) };
  const has = new Set([known.image, ...known.pictures.map(({ image }) => image)]);
  const [first, ...further] = images;
  const added = images.filter((image) => !has.has(image));
  const isFirstNew = first !== undefined && known.image === NO_PICTURE && first !== known.image;
  const more = isFirstNew ? further.filter((image) => !has.has(image)) : added;
  const pictures = [...known.pictures, ...toPictures(more, read.imageText)].slice(
    0,
    PRODUCT_PICTURES_MAX - 1,
  );
  return {
    ...(name !== null && fold(name) !== fold(known.name) && { name }),
    ...(description !== null && description !== known.description && { description }),
    ...(price && (price.price !== now.price || price.discount !== now.discount) && price),
    ...(isFirstNew && { image: first }),
    ...(pictures.length > known.pictures.length && { pictures }),
    ...(isOffered !== null &&
      isOffered !== known.is_available && { available: isOffered ? (1 as const) : (0 as const) }),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

const factChangesOf = (known: Details, facts: FactChanges): FactChanges =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => value !== factOf(known, name as keyof FactChanges)),
  );

/** A row that has nothing but a further picture of the product of its handle. */
async function addPictures(
  tx: Tx,
  { importId, cashier }: ImportContext,
  row: FileRow,
  productId: number,
  { images, imageText }: ReadProduct,
): Promise<RowDone> {
  const known = await findDetails(tx, productId);
  if (!known) return { state: 'unchanged' };
  const has = new Set([known.image, ...known.pictures.map(({ image }) => image)]);
  const added = toPictures(
    images.filter((image) => !has.has(image)),
    imageText,
  );
  const pictures = [...known.pictures, ...added].slice(0, PRODUCT_PICTURES_MAX - 1);
  if (pictures.length === known.pictures.length) return { state: 'unchanged' };
  const { was, is, version } = await changeProductIn(tx, cashier, { productId, pictures });
  const change = { before: was, after: is };
  await insertTouched(tx, importId, 'products', [{ rowId: productId, line: row.line, change, version }]);
  return { state: 'matched' };
}

const toPictures = (images: readonly string[], alt: string): FurtherPicture[] =>
  images.map((image) => ({ image, alt }));
