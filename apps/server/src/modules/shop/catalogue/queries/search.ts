import { type RawBuilder, sql } from 'kysely';
import { type Param, pipelinedQuery, preparedQuery } from '../../../../platform/db/statements.ts';
import type { Db } from '../../../../platform/db/types.ts';
import type { PresentableProduct } from '../present.ts';
import { ANY, type FilterKey, productRefs, takeTotal, totalOf, type Window } from './listing.ts';

/** How often a word, or words that begin with it, occur in the shop. */
export interface WordUse {
  word: string;
  /** The shop's words that equal it or begin with it; null when there are too many. */
  begun: string[] | null;
  /** The number of the shop's words that begin with it. */
  words: number;
  /** Upper and lower bound of the products that have one of them. */
  products: number;
  productsForCertain: number;
  /** Upper bound of the products with one of them in the name. */
  names: number;
}

/** At most this many words with one beginning are read; more count as frequent everywhere. */
const WORDS_OF_A_BEGINNING = 500;
/** Up to this many words are searched by name, which is faster than a prefix search of the index. */
const WORDS_TO_NAME = 32;
/** The last Unicode character: all words with a beginning sort before the beginning followed by it. */
const LAST_CHARACTER = '\u{10FFFF}';

const readWordUses = pipelinedQuery<{ words: string[] }, WordUse>((db, param) =>
  sql<WordUse>`
    select asked.word, known.begun, known.words, known.products, known.for_certain as "productsForCertain", known.names
    from unnest(${param('words')}::text[]) as asked (word)
    cross join lateral (
      select count(*) as words, coalesce(sum(products), 0) as products, coalesce(max(products), 0) as for_certain,
        coalesce(sum(names), 0) as names,
        case when count(*) <= ${sql.lit(WORDS_TO_NAME)} then coalesce(array_agg(begun.word), '{}') end as begun
      from (
        select search_words.word, products, names from search_words
        where search_words.word ~>=~ asked.word and search_words.word ~<~ (asked.word || ${sql.lit(LAST_CHARACTER)})
          and products > 0
        limit ${sql.lit(WORDS_OF_A_BEGINNING)}
      ) as begun
    ) as known`.compile(db),
);

/** How often these words occur in the shop, each as a whole or a beginning. */
export async function getWordUses(db: Db, words: readonly string[]): Promise<Map<string, WordUse>> {
  const uses = await readWordUses(db, { words: [...words] });
  return new Map(
    uses.map((use) => [
      use.word,
      use.words < WORDS_OF_A_BEGINNING ? use : { ...use, products: Infinity, names: Infinity },
    ]),
  );
}

/** For each beginning: the whole word first, then some words that begin with it. */
const WORDS_OF_A_BEGINNING_MEANT = 3;

/** Shorter words, and words of no product, are never meant. */
const wordsBegunBy = (beginning: RawBuilder<unknown>) => sql`
  select word from search_words
  where word ~>=~ ${beginning} and word ~<~ (${beginning} || ${sql.lit(LAST_CHARACTER)})
    and products > 0 and char_length(word) > 2
  order by word using ~<~`;

const readWordsBegunBy = pipelinedQuery<{ head: string; beginnings: string[] }, { word: string }>(
  (db, param) =>
    sql<{ word: string }>`
    (${wordsBegunBy(sql`${param('head')}::text`)})
    union
    select known.word from unnest(${param('beginnings')}::text[]) as asked (beginning)
    cross join lateral (
      ${wordsBegunBy(sql`asked.beginning`)} limit ${sql.lit(WORDS_OF_A_BEGINNING_MEANT)}
    ) as known`.compile(db),
);

/** The shop's words with this head, and a few for each of these beginnings. */
export const listWordsBegunBy = async (
  db: Db,
  head: string,
  beginnings: readonly string[],
): Promise<string[]> =>
  (await readWordsBegunBy(db, { head, beginnings: [...beginnings] })).map((row) => row.word);

const readLookalikes = preparedQuery<{ word: string }, { word: string }>((db, param) =>
  sql<{ word: string }>`
    with alike as materialized (
      select word from search_words
      where char_length(word) > 2 and word !~ '[0-9]' and word % ${param('word')} and products > 0
    )
    select word from alike order by word <-> ${param('word')} limit 40`.compile(db),
);

/** The shop's words most similar to this one, by shared trigrams. */
export const listLookalikes = async (db: Db, word: string): Promise<string[]> =>
  (await readLookalikes(db, { word })).map((row) => row.word);

/** All matches, those with the words in the name first; only those; or only the others. */
export type Part = 'all' | 'named' | 'others';

/** A tsquery of whole words and beginnings, and the id of a product to leave out (0 for none). */
export interface Wanted {
  query: string;
  leftOutId: number;
}

/** @param isRead compares each product instead of using an index */
function hasWords(part: Part, param: Param<Wanted>, isRead = false) {
  const matches = (column: RawBuilder<unknown>) =>
    isRead
      ? sql`ts_match_vq(${column}, ${param('query')}::tsquery)`
      : sql`${column} @@ ${param('query')}::tsquery`;
  const words = sql`words`;
  const nameWords = sql`name_words`;
  if (part === 'named') return matches(nameWords);
  return part === 'all' ? matches(words) : sql`${matches(words)} and not ${matches(nameWords)}`;
}

const matchesFilters = (param: Param<FilterKey>) => sql`
  (${param('category')} = '' or category = ${param('category')})
  and (${param('band')}::int = -1 or price_band = ${param('band')}::int)
  and stars >= ${param('stars')}`;

/** Materialized: with `limit 1` the planner may prefer to compare every product's name in the order of sales. */
const readNamed = pipelinedQuery<FilterKey & { name: string }, PresentableProduct>((db, param) =>
  sql<PresentableProduct>`
    with named as materialized (
      select * from products
      where deleted_at is null and searched_name(name) = ${param('name')} and ${matchesFilters(param)}
    )
    select ${productRefs} from named as products order by buy_counts desc, id limit 1`.compile(db),
);

/** The product whose name, in the form of an address, is exactly this text; the best seller if there are several. */
export const findNamed = async (
  db: Db,
  name: string,
  key: FilterKey,
): Promise<PresentableProduct | undefined> => (await readNamed(db, { ...key, name }))[0];

const readNamedInOtherLanguage = pipelinedQuery<FilterKey & { name: string }, PresentableProduct>(
  (db, param) =>
    sql<PresentableProduct>`
    with named as materialized (
      select distinct product_id from product_words where searched_other_name(name) = ${param('name')}
    )
    select ${productRefs} from named join products on products.id = named.product_id
    where deleted_at is null and ${matchesFilters(param)}
    order by buy_counts desc, id limit 1`.compile(db),
);

/** The same for a name in Kannada or Hindi, without joiners. */
export const findNamedInOtherLanguage = async (
  db: Db,
  name: string,
  key: FilterKey,
): Promise<PresentableProduct | undefined> => (await readNamedInOtherLanguage(db, { ...key, name }))[0];

export type HitValues = FilterKey & Window & Wanted;
type HitRow = { total: number } & PresentableProduct;

/** Sales classes of the database: 0 for never sold, then one more for each doubling of the pieces sold. */
const HIGHEST_CLASS = 15;

/** The number of matches and those of the window. */
const buildHits = (part: Part, among: 'all' | 'class' | 'read', queryKind: typeof preparedQuery) =>
  queryKind<HitValues & { classes: readonly number[] }, HitRow>((db, param) => {
    const byName = part === 'all' ? sql`name_words @@ ${param('query')}::tsquery desc,` : sql``;
    const ofClasses = among === 'all' ? sql`` : sql`and sales_class && ${param('classes')}::int[]`;
    return sql<HitRow>`
      with hits as materialized (
        select count(*)::int as total, (array_agg(products.id order by ${byName} buy_counts desc, products.id))
          [${param('offset')}::int + 1 : ${param('offset')}::int + ${param('limit')}::int] as ids
        from product_texts cross join lateral (
          select id, buy_counts from products
          where products.id = product_id and deleted_at is null and ${matchesFilters(param)}
          limit 1
        ) as products
        where is_in_shop and product_id <> ${param('leftOutId')}
          and ${hasWords(part, param, among === 'read')} ${ofClasses}
      )
      select hits.total, product.* from hits left join lateral (
        select ${productRefs} from unnest(hits.ids) with ordinality as place (product_id, number)
        cross join lateral (select * from products where products.id = place.product_id limit 1) as products
        order by place.number
      ) as product on true`.compile(db);
  });

const forEachPart = <Query>(build: (part: Part) => Query) => ({
  all: build('all'),
  named: build('named'),
  others: build('others'),
});
const readHits = {
  few: forEachPart((part) => buildHits(part, 'all', pipelinedQuery)),
  all: forEachPart((part) => buildHits(part, 'all', preparedQuery)),
  class: forEachPart((part) => buildHits(part, 'class', pipelinedQuery)),
  read: forEachPart((part) => buildHits(part, 'read', preparedQuery)),
};

/**
 * A window of the matches, by name first, then by sales and id, and their number. `few`: searched in the whole shop.
 * `class`: searched among the products of a sales class and above. `read`: the same, but each product is compared,
 * for words of which the index would gather most of the shop.
 */
export async function listHits(
  db: Db,
  part: Part,
  among: keyof typeof readHits,
  values: HitValues,
  fromClass = 0,
) {
  const classes = Array.from({ length: HIGHEST_CLASS + 1 - fromClass }, (_, i) => fromClass + i);
  const { rows, total } = takeTotal(await readHits[among][part](db, { ...values, classes }));
  return { rows, count: total };
}

/** The share of products in a sales class and above. */
interface SalesShare {
  share: number;
  fromClass: number;
}

const countClasses = preparedQuery<FilterKey, { total: number; class: number; products: number }>(
  (db, param) =>
    sql<{ total: number; class: number; products: number }>`
    select total, class, (
      select count(*) from products where deleted_at is null and buy_counts >= (1 << (class - 1))
        and buy_counts <= case when class < ${sql.lit(HIGHEST_CLASS)} then (1 << class) - 1 else ${sql.lit(Number.MAX_SAFE_INTEGER)} end
    ) as products
    from (${totalOf(param)}) as shop cross join generate_series(1, ${sql.lit(HIGHEST_CLASS)}) as class
    order by class desc`.compile(db),
);

/** The number of products and the shares of best sellers, smallest first. Scans an index. */
export async function countBySales(db: Db): Promise<{ products: number; shares: SalesShare[] }> {
  const classes = await countClasses(db, ANY);
  const products = classes[0]?.total ?? 0;
  let sum = 0;
  const shares: SalesShare[] = [];
  for (const each of classes) {
    sum += each.products;
    if (each.products > 0) shares.push({ share: sum / products, fromClass: each.class });
  }
  return { products, shares };
}
