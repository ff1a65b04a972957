import { countryNames } from '../addresses/countries.ts';
import { genders } from '../business.ts';
import { categories } from '../catalogue/rules.ts';
import { tierNames } from '../memberships/tiers.ts';
import { areaOf, openCenters } from '../values/centers.ts';
import { centerLabel } from '../words/en/centers.ts';
import { tierIn } from './plan-text.ts';
import { headerKey } from './titles.ts';

/** Answers for a value that matches none of a list's options. */
export const SKIP_ROWS = 'skip';
export const LEAVE_BLANK = 'blank';

/** The GST rates of goods. */
const GST_PERCENTS = [0, 0.25, 3, 5, 12, 18, 28, 40];

interface Option {
  value: string;
  label: string;
}

/** The possible values of a column. The admin is asked about values that `find` does not know. */
export interface ValueList {
  /** The title of its table on the screen. */
  label: string;
  options: readonly Option[];
  /** Returns the option for a known text; never matches a part of a word. */
  find: (text: string) => string | undefined;
  /** True if such a cell can count as blank. */
  canBeBlank?: true;
}

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** Normalizes `In-Active`, `in active` and `INACTIVE` to one word; `-1` stays negative, and `1.0` is 1. */
const wordKey = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(-?\d+)\.0+$/, '$1')
    .replace(/(?<=[\p{L}\p{M}])[\s_\-./]+(?=\p{L})/gu, '');

function words(known: Record<string, string>): ValueList['find'] {
  const byWord = new Map(
    Object.entries(known).flatMap(([value, list]) => list.split(' ').map((word) => [word, value] as const)),
  );
  return (text) => byWord.get(wordKey(text));
}

const keys = (pairs: readonly (readonly [string, string])[]): ValueList['find'] => {
  const byKey = new Map(pairs.map(([name, value]) => [headerKey(name), value]));
  return (text) => byKey.get(headerKey(text));
};

const yesOrNo: Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const yes = 'yes y true 1';
const no = 'no n false 0';

/**
 * Matches a category's value or label: the last part of a path such as `Food > Protein bars`, for several paths each.
 */
function findCategory(text: string): string | undefined {
  const found = new Set(
    text.split(/(?<!\\),/).flatMap((path) => {
      const key = headerKey(path.split('>').at(-1) ?? path);
      return (
        categories.find(({ value, label, filterValue }) =>
          [value, headerKey(label), filterValue].includes(key),
        )?.value ?? []
      );
    }),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

const findStatus = words({
  active: 'active current running live ongoing',
  ended:
    'ended expired inactive cancelled canceled terminated lapsed left former deactivated dropped discontinued',
  paid: 'paid payed fullypaid paidinfull',
  unpaid: 'unpaid notpaid due paymentdue overdue',
});
const paymentOptions: Option[] = [
  { value: 'paid', label: 'Paid in full' },
  { value: 'unpaid', label: 'Not paid in full' },
];

const kindOfProduct = words({ simple: 'simple', variable: 'variable', variation: 'variation' });

export const valueLists = {
  plan: { label: 'Plans', options: same(tierNames), find: tierIn },
  center: {
    label: 'Centers',
    get options() {
      return openCenters().map((center) => ({ value: center, label: centerLabel(center) }));
    },
    // Its name, its area, or the first word of its name: `HSR`.
    find: (text) =>
      keys(
        openCenters().flatMap((center) =>
          [center, centerLabel(center), areaOf(center), center.split(' ')[0] ?? center].map(
            (name) => [name, center] as const,
          ),
        ),
      )(text),
    canBeBlank: true,
  },
  gender: {
    label: 'Genders',
    options: same(genders),
    find: words({
      Male: 'm male man',
      Female: 'f female woman',
      Other: 'o other others transgender nonbinary',
      'Prefer not to say': 'prefernottosay',
    }),
    canBeBlank: true,
  },
  status: {
    label: 'Statuses of members',
    options: [
      { value: 'active', label: 'Running' },
      { value: 'paid', label: 'Running, paid in full' },
      { value: 'unpaid', label: 'Running, not paid in full' },
      { value: 'ended', label: 'Ended' },
    ],
    find: findStatus,
  },
  payment: {
    label: 'Payment statuses',
    options: paymentOptions,
    find: words({
      paid: 'paid payed fullypaid paidinfull',
      unpaid: 'unpaid notpaid due paymentdue overdue pending partial partiallypaid partlypaid',
    }),
    canBeBlank: true,
  },
  category: {
    label: 'Categories',
    options: categories.map(({ value, label }) => ({ value, label })),
    find: findCategory,
  },
  offered: {
    label: 'Offered',
    options: yesOrNo,
    find: words({
      yes: `${yes} active published publish available offered`,
      no: `${no} -1 draft archived inactive private unpublished unavailable notavailable`,
    }),
  },
  productStatus: {
    label: 'Statuses: on sale?',
    options: yesOrNo,
    find: words({
      yes: 'active published publish available enabled',
      no: 'draft archived unlisted inactive private unpublished unavailable disabled trash',
    }),
  },
  visibility: {
    label: 'Visible in the shop',
    options: yesOrNo,
    find: words({ yes: `${yes} visible catalog search`, no: `${no} hidden` }),
  },
  inStock: {
    label: 'In stock',
    options: yesOrNo,
    find: words({ yes: `${yes} instock backorder onbackorder`, no: `${no} outofstock` }),
    canBeBlank: true,
  },
  sellsWithoutStock: {
    label: 'Sold without stock',
    options: yesOrNo,
    find: words({ yes: `${yes} continue notify`, no: `${no} deny` }),
    canBeBlank: true,
  },
  giftCard: { label: 'Gift cards', options: yesOrNo, find: words({ yes, no }), canBeBlank: true },
  productKind: {
    label: 'Kinds of products',
    options: [
      { value: 'simple', label: 'A product' },
      { value: 'variable', label: 'A product with variations' },
      { value: 'variation', label: 'A variation' },
    ],
    // In `simple, virtual` the first word is the kind.
    find: (text) => kindOfProduct(text.split(',')[0] ?? text),
  },
  optionName: {
    label: 'Options of products',
    options: [
      { value: 'flavour', label: 'Flavour' },
      { value: 'size', label: 'Size' },
      { value: 'name', label: 'Part of the name' },
    ],
    find: words({ flavour: 'flavour flavor taste', size: 'size weight packsize pack netweight' }),
    canBeBlank: true,
  },
  mark: {
    label: 'Veg or non-veg',
    options: [
      { value: 'green', label: 'Veg' },
      { value: 'brown', label: 'Non-veg' },
    ],
    find: words({ green: 'veg vegetarian green vegan yes', brown: 'nonveg nonvegetarian brown egg no' }),
    canBeBlank: true,
  },
  origin: {
    label: 'Countries of origin',
    options: Object.entries(countryNames).map(([value, label]) => ({ value, label })),
    find: keys(Object.entries(countryNames).flatMap(([code, name]) => [[code, code] as const, [name, code]])),
    canBeBlank: true,
  },
  taxRate: {
    label: 'GST rates',
    options: GST_PERCENTS.map((percent) => ({ value: String(percent), label: `${percent}%` })),
    find: (text) => {
      const [, number = ''] =
        /^(?:i?gst)?\s*@?\s*(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)?(?:\s*i?gst)?$/i.exec(text.trim()) ?? [];
      return number !== '' && GST_PERCENTS.some((percent) => percent === Number(number))
        ? String(Number(number))
        : undefined;
    },
    canBeBlank: true,
  },
} as const satisfies Record<string, ValueList>;
export type ListName = keyof typeof valueLists;
export const listNames = Object.keys(valueLists) as ListName[];
export const listOf = (name: ListName): ValueList => valueLists[name];

/** The valid answers for a value of a list: one of its options, skipping its rows, or treating the cell as blank. */
export const canMean = (name: ListName, answer: string): boolean => {
  const { options, canBeBlank } = listOf(name);
  return (
    answer === SKIP_ROWS ||
    (answer === LEAVE_BLANK && canBeBlank === true) ||
    options.some(({ value }) => value === answer)
  );
};
