import { type RawBuilder, sql } from 'kysely';
import { type Param, pipelinedQuery, preparedQuery } from '../../../../platform/db/statements.ts';
import type { Db } from '../../../../platform/db/types.ts';
import type { PresentableProduct } from '../present.ts';
import { ANY, type FilterKey, productRefs, splitTotal, totalOf, type Window } from './listing.ts';

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
  /** All products of the shop. */
  shop: number;
}

/**
 * At most this many words with one beginning are read, and searched by name, which is faster than a prefix search of
 * the index; more
 * count as frequent everywhere.
 */
const WORDS_OF_A_BEGINNING = 500;
/** The last Unicode character: all words with a beginning sort before the beginning followed by it. */
const LAST_CHARACTER = '\u{10FFFF}';

const readWordUses = pipelinedQuery<{ words: string[] }, WordUse>((db, param) =>
  sql<WordUse>`
    select asked.word, known.begun, known.words, known.products, known.for_certain as "productsForCertain", known.names,
      (${totalOf((name) => sql.lit(ANY[name]))}) as shop
    from unnest(${param('words')}::text[]) as asked (word)
    cross join lateral (
      select count(*) as words, coalesce(sum(products), 0) as products, coalesce(max(products), 0) as for_certain,
        coalesce(sum(names), 0) as names,
        case when count(*) < ${sql.lit(WORDS_OF_A_BEGINNING)} then coalesce(array_agg(begun.word), '{}') end as begun
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

/** Finds a product by its name in Kannada or Hindi, without joiners. */
export const findNamedInOtherLanguage = async (
  db: Db,
  name: string,
  key: FilterKey,
): Promise<PresentableProduct | undefined> => (await readNamedInOtherLanguage(db, { ...key, name }))[0];

/** A window of the products with a tsquery of whole words and beginnings, but without one of them (0 for none). */
export type Wanted = FilterKey & Window & { query: string; leftOutId: number };
type HitRow = { total: number } & PresentableProduct;

/** SQL for the number of matches and their ids in order. */
const matches = (
  param: Param<Wanted>,
  { where, byName = sql`` }: { where: RawBuilder<unknown>; byName?: RawBuilder<unknown> },
) => sql`
  select count(*)::int as total, array_agg(products.id order by ${byName} buy_counts desc, products.id) as ids
  from product_texts cross join lateral (
    select id, buy_counts from products
    where products.id = product_id and deleted_at is null and ${matchesFilters(param)}
    limit 1
  ) as products
  where is_in_shop and product_id <> ${param('leftOutId')} and ${where}`;

/** SQL for the products of the window and the number of matches, of a table with all ids in order. */
const windowOf = (param: Param<Wanted>, hits: RawBuilder<unknown>) => sql`
  select hits.total, product.* from (${hits}) as hits left join lateral (
    select ${productRefs}
    from unnest(hits.ids[${param('offset')}::int + 1 : ${param('offset')}::int + ${param('limit')}::int])
      with ordinality as place (product_id, number)
    cross join lateral (select * from products where products.id = place.product_id limit 1) as products
    order by place.number
  ) as product on true`;

const readFewHits = pipelinedQuery<Wanted, HitRow>((db, param) => {
  const query = sql`${param('query')}::tsquery`;
  const hits = matches(param, { where: sql`words @@ ${query}`, byName: sql`name_words @@ ${query} desc,` });
  return sql<HitRow>`${windowOf(param, hits)}`.compile(db);
});

/** A window of the matches, by name first, then by sales and id, and their number. */
export async function listFewHits(db: Db, wanted: Wanted) {
  const { rows, total } = splitTotal(await readFewHits(db, wanted));
  return { rows, count: total };
}

/** Sales classes of the database: 0 for never sold, then one more for each doubling of the pieces sold. */
const CLASSES = Array.from({ length: 16 }, (_, salesClass) => salesClass);
/** About how many products the highest class has, and how many times more there are with each class below. */
const IN_HIGHEST = 2;
const GROWTH = 3;

type ManyWanted = Wanted & {
  /** The share of the shop's products that is likely to match, more than 0. */
  share: number;
};

/**
 * Takes some classes after the others, from the best sold on, until there are enough matches to fill the window and to know that
 * there are more. Each time, as many classes as are likely to have what is missing: a wrong guess only makes a search slower.
 */
const buildManyHits = (where: (query: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  preparedQuery<ManyWanted, HitRow>((db, param) => {
    const lastOfWindow = sql`(${param('offset')}::int + ${param('limit')}::int)`;
    const likely = sql`case gathered.class when ${sql.lit(CLASSES.length)}
      then ${param('share')}::float8 * ${sql.lit(IN_HIGHEST / GROWTH)} else greatest(gathered.total, 0.5) end`;
    const classes = sql`greatest(1, ceil(ln((${lastOfWindow} + 1) / (${likely})) / ln(${sql.lit(GROWTH)})))::int`;
    const ofClasses = sql`sales_class && (${sql.lit(`{${CLASSES.join()}}`)}::int[])[lowest + 1 : gathered.class]`;
    const hits = matches(param, { where: sql`${where(sql`${param('query')}::tsquery`)} and ${ofClasses}` });
    return sql<HitRow>`
      with recursive gathered (class, total, ids) as materialized (
        select ${sql.lit(CLASSES.length)}, 0, '{}'::int[]
        union all
        select lowest, gathered.total + hits.total, gathered.ids || hits.ids
        from gathered cross join lateral (select greatest(0, gathered.class - ${classes}) as lowest) as step
        cross join lateral (${hits}) as hits
        where gathered.class > 0 and gathered.total <= ${lastOfWindow}
      )
      ${windowOf(param, sql`select total, ids from gathered order by class limit 1`)}`.compile(db);
  });
const readManyHits = {
  named: buildManyHits((query) => sql`name_words @@ ${query}`),
  others: buildManyHits((query) => sql`words @@ ${query} and not name_words @@ ${query}`),
};

/**
 * A window of the matches with the words in the name, or of the others, by sales and id, and how many were gathered for
 * it: more than
 * the window needs, if there are more.
 */
export async function listManyHits(db: Db, part: 'named' | 'others', wanted: ManyWanted) {
  const { rows, total } = splitTotal(await readManyHits[part](db, wanted));
  return { rows, count: total };
}
