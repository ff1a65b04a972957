import type { ImportKind } from './rules.ts';

/** What a column of a file can be. */
export interface ImportField {
  /** Its title in the template and on the screen. */
  label: string;
  /** Other titles that programs give it, in lower case, without marks and blanks. */
  known: readonly string[];
  /** For the row of the template. */
  example: string;
}

const field = (label: string, example: string, known = ''): ImportField => ({
  label,
  example,
  known: [headerKey(label), ...known.split(' ').filter(Boolean)],
});

/** A title as it is compared: `Valid till`, `valid_till` and `VALID-TILL` are one. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** One row a person, with a running membership if there is one. */
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
  gender: field('Gender', 'Female', 'sex'),
  birthDay: field('Date of birth', '15/06/1995', 'dob birthday birthdate dateofbirth'),
  address: field('Address', '12, 5th Cross, Vijayanagar', 'streetaddress address1 addressline1 residence'),
  joined: field(
    'Joined on',
    '01/04/2024',
    'joindate joiningdate dateofjoining joined membersince registeredon doj',
  ),
  center: field('Center', 'indiranagar', 'centre branch club location gym homeclub site'),
  plan: field(
    'Plan',
    'Elite',
    'membershipplan membership membershiptype package packagename planname tier membershipname',
  ),
  months: field('Months', '12', 'duration planduration term period planmonths'),
  start: field(
    'Valid from',
    '01/09/2026',
    'startdate start from membershipstart startson planstart activationdate',
  ),
  end: field(
    'Valid till',
    '01/09/2027',
    'enddate end expiry expirydate expires expireson expirationdate validupto validuntil till to membershipend duedate renewaldate',
  ),
  total: field(
    'Price',
    '12899',
    'total amount totalamount planprice packageprice fee fees netamount billamount',
  ),
  paid: field('Paid so far', '10000', 'paid amountpaid paidamount received amountreceived paidtodate'),
  due: field('Due', '', 'balance balancedue pending pendingamount dueamount outstanding'),
  pauseDays: field('Pause days left', '20', 'freezedaysleft pausedays freezedays freezeleft pausesleft'),
  status: field('Status', 'active', 'membershipstatus memberstatus planstatus state'),
} as const satisfies Record<string, ImportField>;
export type MemberField = keyof typeof memberFields;

/** One row a product; rows with the handle of an earlier one are its flavours, or further pictures of it. */
export const productFields = {
  name: field('Name', 'Whey Gold Chocolate 1 kg', 'title productname producttitle product itemname item'),
  handle: field('Handle', '', 'urlhandle'),
  family: field('Family', 'Whey Gold', 'productfamily'),
  flavour: field('Flavour', 'Chocolate', 'flavor option1value attribute1values'),
  size: field('Size', '1 kg', 'sizelabel option2value attribute2values'),
  category: field('Category', 'Whey protein', 'type categories productcategory producttype'),
  description: field(
    'Description',
    '24 g of protein a serving, from cow milk.',
    'body bodyhtml shortdescription longdescription details',
  ),
  price: field('Price', '2499', 'variantprice saleprice sellingprice sp rate'),
  listPrice: field(
    'MRP',
    '2999',
    'variantcompareatprice compareatprice regularprice listprice maximumretailprice',
  ),
  discount: field('Discount %', '', 'discountpercent discountpercentage'),
  image: field(
    'Picture',
    'https://example.com/whey.jpg',
    'image imagesrc images imagelink imageurl picturelink photo productimageurl',
  ),
  imageText: field('Picture text', '', 'imagealttext imagealt alttext'),
  available: field('Offered', 'yes', 'status published available active instock'),
  stock: field(
    'Stock',
    '24',
    'variantinventoryqty inventoryquantity quantity qty stockquantity onhand closingstock',
  ),
  barcode: field('Barcode', '8901234567890', 'variantbarcode ean upc gtin ean13 gtinupceanorisbn'),
  grams: field('Net weight (g)', '1000', 'variantgrams weightg weightgrams grams netweight netquantity'),
  millilitres: field('Net volume (ml)', '', 'ml millilitres volumeml netvolume'),
  pieces: field('Pieces', '', 'netpieces count piecesinpack'),
  maker: field('Maker', 'Namma Foods, Bengaluru', 'vendor brand brands manufacturer manufacturedby'),
  importer: field('Importer', '', 'importedby'),
  origin: field('Country of origin', 'IN', 'origin countryoforigin madein'),
  fssaiLicence: field('FSSAI licence', '', 'fssai fssailicense fssaino fssainumber'),
  mark: field('Veg or non-veg', 'veg', 'veg vegetarian foodmark vegnonveg mark'),
  ingredients: field('Ingredients', '', ''),
  allergens: field('Allergens', '', ''),
  bestBeforeMonths: field('Best before (months)', '', 'shelflife shelflifemonths bestbefore'),
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

/** The field that a title means; undefined for one that nobody knows. */
export const fieldOfHeader = (kind: ImportKind, header: string): string | undefined => {
  const key = headerKey(header);
  return Object.entries(fieldsByKind[kind]).find(([, { known }]) => known.includes(key))?.[0];
};
