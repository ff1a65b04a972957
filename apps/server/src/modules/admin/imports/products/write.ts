import type { AttributeChanges } from '@namma/contract/catalogue/attribute-schemas';
import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-attributes';
import { categoryLabel } from '@namma/contract/catalogue/rules';
import type { FurtherPicture, NewProduct, ProductUpdate } from '@namma/contract/catalogue/schemas';
import type { Day } from '@namma/contract/days/dates';
import {
  basisPointsToPercent,
  paiseToRupees,
  percentToBasisPoints,
  rupeesToPaise,
} from '@namma/contract/money';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { findProductTax, saveProductTax } from '../../../money/documents/api.ts';
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
import { addPieces, getOnHand, setOnHand } from '../../../shop/stock/api.ts';
import { type ImportContext, type Importer, type Replaced, type RowOutcome, StepMap } from '../context.ts';
import { insertTouched } from '../queries/rows.ts';
import { BadCell, fold } from '../reading/cells.ts';
import type { FileRow } from '../reading/file.ts';
import { EarlierProducts } from './earlier-products.ts';
import { previewOf } from './preview.ts';
import { type FirstRow, type ProductReading, type ReadProduct, readProduct } from './read.ts';
import { attributeOf, type Details, replacedBy } from './replaced.ts';
import { decodedRow } from './text.ts';

/** The reason of a first count in the stock log. */
const REASON = 'Counted before the import';
/** Shown until a picture is uploaded. */
const NO_PICTURE = '/images/no-picture.svg';

type RowState = 'new' | 'matched' | 'unchanged';
type RowDone = Omit<Extract<RowOutcome, { state: RowState }>, 'row'>;
type Changed = { id: number; state: RowState; replaced?: Replaced | undefined };

/** Creates and changes products, row by row: each row sees the results of the previous one. */
export async function importProducts(_db: Db, context: ImportContext): Promise<Importer> {
  const handles = new StepMap<string, FirstRow>();
  const parents = new StepMap<string, FirstRow>();
  /** The first line of the file for each product. */
  const lines = new StepMap<number, number>();
  const earlier = new EarlierProducts();
  const { importId, today, order, values, columns } = context;
  const fields = new Set(columns.map(({ field }) => field));
  const reading: ProductReading = {
    today,
    order,
    values,
    keepsSales: context.reading.keepsSales ?? true,
    has: (field) => fields.has(field),
  };
  const keepRow = (row: FileRow, read: ReadProduct, id: number) => {
    const handle = fold(row.text('handle'));
    if (!lines.has(id)) lines.set(id, row.line);
    const first = handles.get(handle);
    if (handle !== '' && (!first || first.line === row.line)) handles.set(handle, toFirstRow(row, read, id));
  };
  /** Rewrites earlier products of a check that a row refers to. */
  const restore = async (tx: Tx, keys: readonly string[]): Promise<boolean> => {
    if (!context.isCheck) return false;
    const products = earlier.find(keys);
    for (const product of products) {
      earlier.markWritten(product);
      for (const row of product.rows) await importRow(tx, row, true);
    }
    return products.length > 0;
  };

  const importRow = async (tx: Tx, row: FileRow, isAgain = false): Promise<RowDone> => {
    let first = firstOf(row, { handles, parents });
    const read = readProduct(row, reading, first);
    if (read.isParent) return keepParent(row, read, { parents, named: context.parents });
    const keys = keysOf(row, read);
    if (!isAgain && (await restore(tx, keys))) first = firstOf(row, { handles, parents });
    if (read.isPicture && first?.productId) {
      const done = await addPictures(tx, context, row, first.productId, read);
      if (done.state === 'matched' && !isAgain) earlier.add(keys, row);
      return done;
    }
    let known = await findProduct(tx, read);
    if (known && (await restore(tx, [keyOfId(known.id)]))) known = await findProduct(tx, read);
    const line = known && !isAgain ? lines.get(known.id) : undefined;
    const { id, state, replaced } = known
      ? await changeKnown(tx, context, row, known, read, line)
      : await addNew(tx, context, row, read);
    keepRow(row, read, id);
    if (state !== 'unchanged' && !isAgain) {
      const handle = fold(row.text('handle'));
      const isFirst = handles.get(handle)?.line === row.line;
      earlier.add([...keys, keyOfId(id), ...(isFirst ? [keyOfHandle(handle)] : [])], row);
    }
    return { state, replaced, preview: () => previewOf(read, known), saleUntil: read.saleUntil };
  };
  const drop = () => {
    for (const map of [handles, parents, lines, earlier]) map.drop();
  };
  const importRows = async (tx: Tx, rows: readonly FileRow[]): Promise<RowOutcome[]> => {
    drop();
    const lastFamily = await findLastFamily(tx);
    const outcomes: RowOutcome[] = [];
    for (const row of rows) {
      try {
        outcomes.push({ row, ...(await importRow(tx, decodedRow(row))) });
      } catch (error) {
        // Only before any write of the row.
        if (!(error instanceof BadCell)) throw error;
        outcomes.push({ row, bad: error });
      }
    }
    const families = await listFamiliesAfter(tx, lastFamily);
    const line = rows[0]?.line ?? 0;
    await insertTouched(
      tx,
      importId,
      'product_families',
      families.map(({ id }) => ({ rowId: id, line })),
    );
    return outcomes;
  };
  const recallRow = async (tx: Tx, row: FileRow): Promise<void> => {
    const read = readProduct(row, reading, firstOf(row, { handles, parents }));
    if (read.isParent) return void keepParent(row, read, { parents, named: context.parents });
    if (read.isPicture) return;
    const known = await findProduct(tx, read);
    if (known) keepRow(row, read, known.id);
  };
  const recallRows = async (tx: Tx, rows: readonly FileRow[]): Promise<void> => {
    drop();
    for (const row of rows) {
      try {
        await recallRow(tx, decodedRow(row));
      } catch (error) {
        if (!(error instanceof BadCell)) throw error;
      }
    }
  };
  const keep = () => {
    for (const map of [handles, parents, lines, earlier]) map.keep();
  };
  return { importRows, recallRows, keep };
}

/** The keys of a row's product: the handle for a further picture. */
const keysOf = (row: FileRow, { name, attributes, isPicture }: ReadProduct): string[] =>
  isPicture
    ? [keyOfHandle(fold(row.text('handle')))]
    : [
        ...(name === null ? [] : [`name ${fold(name)}`]),
        ...(attributes.barcode ? [`barcode ${attributes.barcode}`] : []),
      ];
const keyOfHandle = (handle: string): string => `handle ${handle}`;
const keyOfId = (id: number): string => `id ${id}`;

const toFirstRow = (row: FileRow, read: ReadProduct, productId: number | null): FirstRow => ({
  line: row.line,
  title: read.title ?? '',
  description: read.description,
  category: read.category,
  maker: read.attributes.maker ?? null,
  image: read.images[0] ?? null,
  isOffered: read.isOffered,
  optionNames: read.optionNames,
  productId,
});

type FirstRows = StepMap<string, FirstRow>;

/**
 * Finds the row from which a variant inherits its texts.
 * @throws BadCell for a variation whose parent is not above it
 */
function firstOf(row: FileRow, { handles, parents }: Record<'handles' | 'parents', FirstRows>) {
  const parent = fold(row.text('parent'));
  if (parent === '') return handles.get(fold(row.text('handle')));
  const first = parents.get(parent);
  if (!first) throw new BadCell('parent', 'The product of this variation is not in the rows above.');
  return first;
}

/**
 * Stores the shared values of a row's variations. The parent is not a product, because it cannot be bought.
 * @throws BadCell
 */
function keepParent(
  row: FileRow,
  read: ReadProduct,
  { parents, named }: { parents: FirstRows; named: ReadonlySet<string> },
): RowDone {
  const names = [`id:${fold(row.text('sourceId'))}`, fold(row.text('sku'))];
  const used = names.filter((name) => named.has(name));
  if (used.length === 0) throw new BadCell('kind', 'Its variations are not in the file.');
  for (const name of used) parents.set(name, toFirstRow(row, read, null));
  return { state: 'unchanged', preview: () => previewOf(read, undefined) };
}

/** Finds the product with the barcode, or else the name. Product numbers of another shop have no meaning here. */
async function findProduct(tx: Tx, { name, attributes }: ReadProduct): Promise<Details | undefined> {
  const byBarcode = attributes.barcode ? await findByBarcode(tx, attributes.barcode) : undefined;
  if (byBarcode && byBarcode.deleted_at === null) return findDetails(tx, byBarcode.id);
  const called = name === null ? [] : await listCalled(tx, name);
  const byName = called.find((product) => fold(product.name) === fold(name ?? ''));
  const known = byName && (await findDetails(tx, byName.id));
  if (known && attributes.barcode && known.barcode !== null)
    throw new BadCell('barcode', `${known.name} has another barcode.`);
  return known;
}

async function addNew(
  tx: Tx,
  { importId, cashier, today }: ImportContext,
  row: FileRow,
  read: ReadProduct,
): Promise<Changed> {
  const { name, price, category, images, attributes, isOffered } = read;
  if (name === null) throw new BadCell('name', 'A new product needs a name.');
  if (price === null) throw new BadCell('price', 'A new product needs a price.');
  if (category === null) throw new BadCell('category', 'A new product needs a category.');
  if (read.bestBefore !== null && read.stock === null)
    throw new BadCell('bestBefore', 'A best-before day is one of the stock. Write how many there are.');
  const [image = NO_PICTURE, ...further] = images;
  const form: NewProduct & { isOffered: boolean } = {
    isOffered: isOffered ?? true,
    name,
    ...price,
    category,
    description: read.description ?? `${name}: ${categoryLabel(category)}`,
    image,
    cost: read.cost,
    ...(further.length > 0 && { pictures: toPictures(further, read.imageText) }),
    attributes,
  };
  const { id, version } = await addProductIn(tx, cashier, form);
  await countFirst(tx, { cashier }, id, read);
  if (read.tax) await saveProductTax(tx, toTax(id, read.tax, today));
  await insertTouched(tx, importId, 'products', [{ rowId: id, line: row.line, version }]);
  return { id, state: 'new' as const };
}

/** Stock in a file is only a first count: once a product is tracked, sales have made the file's number outdated. */
async function countFirst(
  tx: Tx,
  { cashier }: Pick<ImportContext, 'cashier'>,
  productId: number,
  { stock, bestBefore }: ReadProduct,
): Promise<void> {
  if (stock === null) return;
  if (bestBefore !== null && stock > 0)
    await addPieces(tx, cashier, { productId, quantity: stock, bestBefore });
  else await setOnHand(tx, cashier, { productId, onHand: stock, reason: REASON });
  await refreshSellable(tx, [productId], cashier.now);
}

const toTax = (productId: number, { hsn, percent }: NonNullable<ReadProduct['tax']>, today: Day) => ({
  product_id: productId,
  from_day: today,
  hsn,
  rate_bp: percentToBasisPoints(percent),
  needs_review: false,
});

/**
 * Refuses a row whose tax differs from the product's, because tax changes need a first day.
 * @throws BadCell
 */
async function refuseOtherTax(tx: Tx, productId: number, tax: ReadProduct['tax'], today: Day): Promise<void> {
  if (tax === null) return;
  const now = await findProductTax(tx, productId, today);
  if (now?.hsn === tax.hsn && now.rate_bp === percentToBasisPoints(tax.percent)) return;
  throw new BadCell('hsn', 'The shop has this product. Set its tax under Tax of products.');
}

async function changeKnown(
  tx: Tx,
  { importId, cashier, today }: ImportContext,
  row: FileRow,
  known: Details,
  read: ReadProduct,
  line: number | undefined,
): Promise<Changed> {
  const { id } = known;
  await refuseOtherTax(tx, id, read.tax, today);
  if (read.stock !== null && (await getOnHand(tx, id)) === null)
    throw new BadCell('stock', 'The shop has this product and does not count it. Count it under Products.');
  const form = changesOf(known, read);
  if (Object.keys(form).length === 0) return { id, state: 'unchanged' };
  // Repeated runs would change the product each time.
  if (line !== undefined)
    throw new BadCell('name', `Line ${line} is this product already, and says otherwise.`);
  const { was, is, version } = await changeProductIn(tx, cashier, { productId: id, ...form });
  const change = { before: was, after: is };
  await insertTouched(tx, importId, 'products', [{ rowId: id, line: row.line, change, version }]);
  return { id, state: 'matched', replaced: replacedBy(known, form) };
}

/**
 * Returns the differences between the row and the product. Never changes the category, because lists and sales
 * statistics depend on it.
 */
function changesOf(known: Details, read: ReadProduct): Omit<ProductUpdate, 'productId'> {
  const { name, price, description, images, isOffered } = read;
  const attributes = attributeChangesOf(known, read.attributes);
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
    ...(read.cost !== null && rupeesToPaise(read.cost) !== known.cost_paise && { cost: read.cost }),
    ...(isFirstNew && { image: first }),
    ...(pictures.length > known.pictures.length && { pictures }),
    ...(isOffered !== null &&
      isOffered !== known.is_available && { available: isOffered ? (1 as const) : (0 as const) }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
}

const attributeChangesOf = (known: Details, attributes: AttributeChanges): AttributeChanges =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => value !== attributeOf(known, name as keyof AttributeChanges),
    ),
  );

/** Handles a row with only a further picture of its handle's product. */
async function addPictures(
  tx: Tx,
  { importId, cashier }: ImportContext,
  row: FileRow,
  productId: number,
  read: ReadProduct,
): Promise<RowDone> {
  const { images, imageText } = read;
  const known = await findDetails(tx, productId);
  const preview = () => previewOf(read, known);
  if (!known) return { state: 'unchanged', preview };
  const has = new Set([known.image, ...known.pictures.map(({ image }) => image)]);
  const added = toPictures(
    images.filter((image) => !has.has(image)),
    imageText,
  );
  const pictures = [...known.pictures, ...added].slice(0, PRODUCT_PICTURES_MAX - 1);
  if (pictures.length === known.pictures.length) return { state: 'unchanged', preview };
  const { was, is, version } = await changeProductIn(tx, cashier, { productId, pictures });
  const change = { before: was, after: is };
  await insertTouched(tx, importId, 'products', [{ rowId: productId, line: row.line, change, version }]);
  return { state: 'matched', preview };
}

const toPictures = (images: readonly string[], alt: string): FurtherPicture[] =>
  images.map((image) => ({ image, alt }));
