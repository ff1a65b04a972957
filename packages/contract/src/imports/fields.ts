import type { ListName } from './lists.ts';
import type { ImportKind } from './rules.ts';
import { headerKey } from './titles.ts';

/** A possible field of a column in a file. */
export interface ImportField {
  /** Its title in the template and on the screen. */
  label: string;
  /** Other titles used by programs, in lower case, without marks and blanks. */
  known: readonly string[];
  /** For the example row of the template. */
  example: string;
  /** The list of its possible values. */
  list?: ListName;
  isDay?: true;
  /** Read only in rows where this field is blank. */
  replaces?: string;
}

const field = (
  label: string,
  example: string,
  known = '',
  rest: Pick<ImportField, 'list' | 'isDay' | 'replaces'> = {},
): ImportField => ({
  label,
  example,
  known: [headerKey(label), ...known.split(' ').filter(Boolean)],
  ...rest,
});
const isDay = true as const;

/** One row per person, with a running membership if there is one. */
export const memberFields = {
  name: field('Name', 'Asha Rao', 'fullname membername customername clientname member client customer'),
  firstName: field('First name', '', 'firstname fname givenname'),
  lastName: field('Last name', '', 'lastname lname surname familyname'),
  phone: field(
    'Mobile',
    '98765 43210',
    'phone mobileno mobilenumber phoneno phonenumber contact contactno contactnumber cell cellphone whatsapp whatsappno',
  ),
  email: field('Email', 'asha@example.in', 'emailid emailaddress mail mailid'),
  gender: field('Gender', 'Female', 'sex', { list: 'gender' }),
  birthDay: field('Date of birth', '15/06/1995', 'dob birthday birthdate dateofbirth', { isDay }),
  address: field('Address', '12, 5th Cross, Vijayanagar', 'streetaddress address1 addressline1 residence'),
  joined: field(
    'Joined on',
    '01/04/2024',
    'joindate joiningdate dateofjoining joined membersince registeredon doj',
    { isDay },
  ),
  center: field('Center', 'indiranagar', 'centre branch club location gym homeclub site', { list: 'center' }),
  plan: field(
    'Plan',
    'Elite',
    'membershipplan membership membershiptype package packagename planname tier membershipname',
    { list: 'plan' },
  ),
  months: field('Months', '12', 'duration planduration term period planmonths'),
  start: field(
    'Valid from',
    '01/09/2026',
    'startdate start from membershipstart startson planstart activationdate',
    { isDay },
  ),
  end: field(
    'Valid till',
    '01/09/2027',
    'enddate end expiry expirydate expires expireson expirationdate validupto validuntil till to membershipend duedate renewaldate',
    { isDay },
  ),
  total: field(
    'Price',
    '12899',
    'total amount totalamount planprice packageprice fee fees netamount billamount',
  ),
  paid: field('Paid so far', '10000', 'paid amountpaid paidamount received amountreceived paidtodate'),
  due: field('Due', '', 'balance balancedue pending pendingamount dueamount outstanding'),
  pauseDays: field('Pause days left', '20', 'freezedaysleft pausedays freezedays freezeleft pausesleft'),
  status: field('Status', 'active', 'membershipstatus memberstatus planstatus active isactive', {
    list: 'status',
  }),
  payment: field('Payment status', 'paid', 'paymentstatus feestatus feesstatus paidstatus duestatus', {
    list: 'payment',
  }),
} as const satisfies Record<string, ImportField>;
export type MemberField = keyof typeof memberFields;

/** One row per product; rows with the handle of an earlier one are its flavours, or further pictures of it. */
export const productFields = {
  name: field('Name', 'Whey Gold Chocolate 1 kg', 'title productname producttitle product itemname item'),
  handle: field('Handle', '', 'urlhandle'),
  family: field('Family', 'Whey Gold', 'productfamily'),
  flavour: field('Flavour', 'Chocolate', 'flavor taste'),
  size: field('Size', '1 kg', 'sizelabel packsize'),
  option1Name: field('Option 1: name', '', 'option1name attribute1name', { list: 'optionName' }),
  option1Value: field('Option 1: value', '', 'option1value attribute1values'),
  option2Name: field('Option 2: name', '', 'option2name attribute2name', { list: 'optionName' }),
  option2Value: field('Option 2: value', '', 'option2value attribute2values'),
  option3Name: field('Option 3: name', '', 'option3name attribute3name', { list: 'optionName' }),
  option3Value: field('Option 3: value', '', 'option3value attribute3values'),
  kind: field('Kind of product', '', 'productkind', { list: 'productKind' }),
  sourceId: field('Number in the other shop', ''),
  sku: field('SKU', '', 'variantsku'),
  parent: field('Variation of', '', 'parent parentsku'),
  category: field('Category', 'Whey protein', 'type categories producttype', { list: 'category' }),
  productCategory: field(
    'Category where the first is blank',
    '',
    'productcategory standardproducttype googleproductcategory',
    {
      list: 'category',
      replaces: 'category',
    },
  ),
  shortDescription: field('Short description', '', 'shortdescription summary'),
  description: field(
    'Description',
    '24 g of protein a serving, from cow milk.',
    'body bodyhtml longdescription productdescription details',
  ),
  price: field('Price', '2499', 'variantprice sellingprice sp rate'),
  listPrice: field('MRP', '2999', 'regularprice listprice maximumretailprice'),
  salePrice: field('Sale price', '', 'saleprice specialprice offerprice discountedprice'),
  saleFrom: field('Sale from', '', 'datesalepricestarts salepricefrom salestartdate', { isDay }),
  saleTo: field('Sale until', '', 'datesalepriceends salepriceto saleenddate', { isDay }),
  cost: field('Cost', '', 'costperitem purchaseprice buyingprice costofgoods'),
  compareAt: field('Compare-at price', '', 'variantcompareatprice compareatprice'),
  discount: field('Discount %', '', 'discountpercent discountpercentage'),
  image: field(
    'Picture',
    'https://example.com/whey.jpg',
    'image imagesrc images imagelink productimage imageurl picturelink photo productimageurl',
  ),
  variantImage: field('Picture of the variant', '', 'variantimage variantimageurl'),
  imageText: field('Picture text', '', 'imagealttext imagealt alttext'),
  available: field('Offered', 'yes', 'published available active onsale publishedononlinestore', {
    list: 'offered',
  }),
  productStatus: field('Status', '', 'status productstatus', { list: 'productStatus' }),
  visibility: field('Visible in the shop', '', 'visibilityincatalog catalogvisibility visibility', {
    list: 'visibility',
  }),
  inStock: field('In stock', '', 'instock stockstatus availability', { list: 'inStock' }),
  tracker: field('Stock is counted by', '', 'variantinventorytracker inventorytracker'),
  sellsWithoutStock: field(
    'Sold without stock',
    '',
    'variantinventorypolicy continuesellingwhenoutofstock backordersallowed',
    {
      list: 'sellsWithoutStock',
    },
  ),
  giftCard: field('Gift card', '', 'giftcard', { list: 'giftCard' }),
  stock: field(
    'Stock',
    '24',
    'variantinventoryqty inventoryquantity quantity qty stockquantity onhand closingstock',
  ),
  barcode: field('Barcode', '8901234567890', 'variantbarcode ean upc gtin ean13 gtinupceanorisbn'),
  grams: field(
    'Net weight (g)',
    '1000',
    'variantgrams weightvaluegrams weightg weightgrams grams netweight netquantity',
  ),
  millilitres: field('Net volume (ml)', '', 'ml millilitres volumeml netvolume'),
  pieces: field('Pieces', '', 'netpieces count piecesinpack'),
  maker: field('Maker', 'Namma Foods, Bengaluru', 'vendor brand brands manufacturer manufacturedby'),
  importer: field('Importer', '', 'importedby'),
  origin: field('Country of origin', 'IN', 'origin countryoforigin madein', { list: 'origin' }),
  fssaiLicence: field('FSSAI licence', '', 'fssai fssailicense fssaino fssainumber'),
  mark: field('Veg or non-veg', 'veg', 'veg vegetarian foodmark vegnonveg mark', { list: 'mark' }),
  ingredients: field('Ingredients', '', ''),
  allergens: field('Allergens', '', ''),
  bestBeforeMonths: field('Best before (months)', '', 'shelflife shelflifemonths'),
  bestBefore: field(
    'Best before',
    '',
    'bestbefore bestbeforedate expiry expirydate expdate expiresat useby',
    { isDay },
  ),
  hsn: field('HSN code', '21069099', 'hsn hsncode hsnsac'),
  taxRate: field('GST %', '18', 'gst gstrate gstpercent gstpercentage taxrate tax igst', { list: 'taxRate' }),
  servingSize: field('Serving size', '', 'serving servingg'),
  energyKcal: field('Energy (kcal)', '', 'kcal calories energy'),
  proteinGrams: field('Protein (g)', '', 'protein proteinpershot proteingrams'),
  carbohydrateGrams: field('Carbohydrate (g)', '', 'carbs carbohydrates carbohydrate'),
  sugarGrams: field('Sugar (g)', '', 'sugar sugars totalsugars'),
  addedSugarGrams: field('Added sugar (g)', '', 'addedsugar addedsugars'),
  fatGrams: field('Fat (g)', '', 'fat totalfat'),
  saturatedFatGrams: field('Saturated fat (g)', '', 'saturatedfat satfat'),
  transFatGrams: field('Trans fat (g)', '', 'transfat'),
  sodiumMilligrams: field('Sodium (mg)', '', 'sodium'),
} as const satisfies Record<string, ImportField>;
export type ProductField = keyof typeof productFields;

export type AnyImportField = MemberField | ProductField;
const fieldsByKind: Record<ImportKind, Record<string, ImportField>> = {
  members: memberFields,
  products: productFields,
};

export const fieldsOf = (kind: ImportKind): Record<string, ImportField> => fieldsByKind[kind];

/** Titles of WooCommerce with a different meaning there. Its other titles are among those of the fields. */
const ofWooCommerce: Record<string, ProductField> = { type: 'kind', id: 'sourceId' };
const isOfWooCommerce = (keys: ReadonlySet<string>): boolean =>
  keys.has('type') &&
  (['visibilityincatalog', 'isfeatured', 'taxstatus', 'attribute1name'].some((key) => keys.has(key)) ||
    (keys.has('sku') && keys.has('published') && (keys.has('regularprice') || keys.has('categories'))));

/** Returns the field of a known title; otherwise undefined. */
export const fieldOfHeader = (kind: ImportKind, header: string): string | undefined => {
  const key = headerKey(header);
  return Object.entries(fieldsByKind[kind]).find(([, { known }]) => known.includes(key))?.[0];
};

/** Returns the field of each title of a file, taking the other titles into account. */
export function fieldsOfHeaders(kind: ImportKind, headers: readonly string[]): (string | undefined)[] {
  const keys = headers.map(headerKey);
  const isWoo = kind === 'products' && isOfWooCommerce(new Set(keys));
  return headers.map(
    (header, i) => (isWoo ? ofWooCommerce[keys[i] ?? ''] : undefined) ?? fieldOfHeader(kind, header),
  );
}
