import { type RawBuilder, sql } from 'kysely';
import { type Param, pipelinedQuery, preparedQuery } from '../../../db/statements.ts';
import type { Db } from '../../../db/types.ts';
import type { PresentableProduct } from '../present.ts';
import {
  ANY,
  type FilterKey,
  productRefs,
  productsAt,
  rankedIds,
  shapeOf,
  takeTotal,
  totalOf,
  type Window,
} from './listing.ts';

/** How much of the shop has a word, or one that begins with it. */
export interface WordUse {
  word: string;
  /** The words of the shop that it is or begins; null when they are too many to be named. */
  begun: string[] | null;
  /** Words of the shop that begin with it. */
  words: number;
  /** Products that have one of them: at most so many, and so many for certain. */
  products: number;
  productsForCertain: number;
  /** Products with one of them in their name, at most. */
  names: number;
}

/** So many words of one beginning are looked at; a beginning with more is taken to be everywhere. */
const WORDS_OF_A_BEGINNING = 500;
/** A search for so many words is quicker than one for their beginning, which first gathers whatever begins like that. */
const WORDS_TO_NAME = 32;
/** The last character there is: no text that begins with a word comes behind the word and this. */
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

/** How much these words are used in the shop, each as a whole or a beginning. */
export async function getWordUses(db: Db, words: readonly string[]): Promise<Map<string, WordUse>> {
  const uses = await readWordUses(db, { words: [...words] });
  return new Map(
    uses.map((use) => [
      use.word,
      use.words < WORDS_OF_A_BEGINNING ? use : { ...use, products: Infinity, names: Infinity },
    ]),
  );
}

/** Words that may have been meant: nobody means a shorter one, or one that no product has. */
const wordsBegunBy = (beginning: RawBuilder<unknown>) => sql`
  select word from search_words
  where word ~>=~ ${beginning} and word ~<~ (${beginning} || ${sql.lit(LAST_CHARACTER)})
    and products > 0 and char_length(word) > 2
  order by word using ~<~`;

/** A whole word comes before those that it begins. */
const WORDS_OF_A_SLIP = 3;

const readWordsBegunBy = pipelinedQuery<{ beginnings: string[] }, { word: string }>((db, param) =>
  sql<{ word: string }>`
    select distinct known.word from unnest(${param('beginnings')}::text[]) as asked (beginning)
    cross join lateral (${wordsBegunBy(sql`asked.beginning`)} limit ${sql.lit(WORDS_OF_A_SLIP)}) as known`.compile(
    db,
  ),
);

/** Words of the shop that are, or begin with, one of these: a few for each. */
export const listWordsBegunBy = async (db: Db, beginnings: readonly string[]): Promise<string[]> =>
  (await readWordsBegunBy(db, { beginnings: [...beginnings] })).map((row) => row.word);

const readWordsWithHead = pipelinedQuery<{ head: string; most: number }, { word: string }>((db, param) =>
  sql<{ word: string }>`${wordsBegunBy(sql`${param('head')}::text`)} limit ${param('most')}`.compile(db),
);

/** Words of the shop that begin with this, so many at most. */
export const listWordsWithHead = async (db: Db, head: string, most: number): Promise<string[]> =>
  (await readWordsWithHead(db, { head, most })).map((row) => row.word);

const readLookalikes = preparedQuery<{ word: string }, { word: string }>((db, param) =>
  sql<{ word: string }>`
    with alike as materialized (
      select word from search_words
      where char_length(word) > 2 and word !~ '[0-9]' and word % ${param('word')} and products > 0
    )
    select word from alike order by word <-> ${param('word')} limit 40`.compile(db),
);

/** The words of the shop that look most like this one, by shared trigrams. */
export const listLookalikes = async (db: Db, word: string): Promise<string[]> =>
  (await readLookalikes(db, { word })).map((row) => row.word);

/** Which hits: all of them, those first that have the words in their name; only those; or only the others. */
export type Part = 'all' | 'named' | 'others';

/** What to find: a tsquery of whole words and beginnings, and the id of a product to leave out, 0 for none. */
export interface Wanted {
  query: string;
  leftOutId: number;
}

const inPart = (part: Part, param: Param<Wanted>) => {
  const query = () => param('query');
  const hasWords = {
    all: sql`words @@ ${query()}::tsquery`,
    named: sql`name_words @@ ${query()}::tsquery`,
    others: sql`words @@ ${query()}::tsquery and not name_words @@ ${query()}::tsquery`,
  }[part];
  return sql`${hasWords} and product_id <> ${param('leftOutId')}`;
};

const matchesFilters = (param: Param<FilterKey>) => sql`
  (${param('category')} = '' or category = ${param('category')})
  and (${param('band')}::int = -1 or price_band = ${param('band')}::int)
  and stars >= ${param('stars')}`;

const readNamed = pipelinedQuery<FilterKey & { name: string }, PresentableProduct>((db, param) =>
  sql<PresentableProduct>`
    select ${productRefs} from products
    where deleted_at is null and searched_name(name) = ${param('name')} and ${matchesFilters(param)}
    order by buy_counts desc, id limit 1`.compile(db),
);

/**
 * The product whose name, written as the search box writes it into an address, is exactly this text. The best sold where
 * several have that name.
 */
export const findNamed = async (
  db: Db,
  name: string,
  key: FilterKey,
): Promise<PresentableProduct | undefined> => (await readNamed(db, { ...key, name }))[0];

type FoundProduct = PresentableProduct & { total: number };
type FindValues = FilterKey & Window & Wanted & { salesClasses: readonly number[] };

/**
 * Where hits are looked for: in the whole shop, which is soon done for what few products have and takes a while for what
 * many have; or among products of a sales class and above, which come before those of any lower, names apart.
 */
export type Among = 'few' | 'many' | { fromClass: number };

/** Every hit is found by the index of words, then put in order. */
const buildFound = (part: Part, queryKind: typeof preparedQuery, { isOfClasses }: { isOfClasses: boolean }) =>
  queryKind<FindValues, FoundProduct>((db, param) => {
    const query = () => param('query');
    const ofClasses = isOfClasses ? sql`and sales_class && ${param('salesClasses')}::int[]` : sql``;
    return sql<FoundProduct>`
      with hit as materialized (
        select product_id as id, name_words @@ ${query()}::tsquery as is_named from product_texts
        where is_in_shop and ${inPart(part, param)} ${ofClasses}
      ), found as materialized (
        select hit.id, is_named, buy_counts from hit cross join lateral (
          select buy_counts from products
          where products.id = hit.id and deleted_at is null
            and ${matchesFilters(param)}
          limit 1
        ) as product
      )
      select counted.total, product.* from (select count(*)::int as total from found) as counted
      left join lateral (
        select ${productRefs} from (
          select * from found order by is_named desc, buy_counts desc, id
          limit ${param('limit')} offset ${param('offset')}
        ) as place
        cross join lateral (select * from products where products.id = place.id limit 1) as products
        order by place.is_named desc, place.buy_counts desc, place.id
      ) as product on true`.compile(db);
  });

const buildAll = (part: Part) => ({
  few: buildFound(part, pipelinedQuery, { isOfClasses: false }),
  many: buildFound(part, preparedQuery, { isOfClasses: false }),
  ofClasses: buildFound(part, pipelinedQuery, { isOfClasses: true }),
});
const found = { all: buildAll('all'), named: buildAll('named'), others: buildAll('others') };

/** A window of the hits by name first, sales and id, and how many there are. */
export async function listFound(
  db: Db,
  part: Part,
  key: FilterKey,
  wanted: Wanted,
  window: Window,
  among: Among,
) {
  const [list, lowest] =
    typeof among === 'string' ? [found[part][among], 0] : [found[part].ofClasses, among.fromClass];
  return takeTotal(await list(db, { ...key, ...window, ...wanted, salesClasses: classesFrom(lowest) }));
}

/** As the database counts them. */
const HIGHEST_CLASS = 15;
const classesFrom = (lowest: number): number[] =>
  Array.from({ length: HIGHEST_CLASS + 1 - lowest }, (_, i) => lowest + i);

/** Products of this class and above are so large a part of the shop. */
export interface BestSold {
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

/** How many products the shop has, and its best sold, from the smallest share on. Reads an index from end to end. */
export async function countBySales(db: Db): Promise<{ products: number; best: BestSold[] }> {
  const classes = await countClasses(db, ANY);
  const products = classes[0]?.total ?? 0;
  const best: BestSold[] = [];
  let sum = 0;
  for (const each of classes) {
    sum += each.products;
    if (each.products > 0) best.push({ fromClass: each.class, share: sum / products });
  }
  return { products, best };
}

/** So many products are looked at, best sold first, before a walk gives up. */
const WALKS = [1_000, 4_000, 16_000, 64_000] as const;
export const SHORTEST_WALK = WALKS[0];
export const LONGEST_WALK = WALKS[3];

/** Shelves are walked in order until enough products were met that have the words: for what very many have. */
const buildWalk = (part: Part, key: FilterKey, most: number) =>
  preparedQuery<FilterKey & Window & Wanted & { most: number }, FoundProduct>((db, param) => {
    return sql<FoundProduct>`
      with met as materialized (
        select place.id, place.buy_counts from ${rankedIds(key, param, { most })} as place
        cross join lateral (
          select from product_texts where product_id = place.id and ${inPart(part, param)} limit 1
        ) as hit
        order by place.buy_counts desc, place.id limit ${param('most')}
      )
      select counted.total, product.* from (select count(*)::int as total from met) as counted
      left join lateral ${productsAt(
        sql`select * from met order by buy_counts desc, id limit ${param('limit')} offset ${param('offset')}`,
        sql`place.buy_counts desc, place.id`,
      )} as product on true`.compile(db);
  });

const walks = new Map<string, ReturnType<typeof buildWalk>>();

interface Walk {
  rows: PresentableProduct[];
  /** Hits on the way, the offset's included; fewer than the window needs when it gave up, or when there are no more. */
  met: number;
  /** How many products it looked at, had it to give up. */
  length: number;
}

/**
 * The same window as far as a walk comes.
 * @param length how many products it has to look at, about
 */
export async function walkListing(
  db: Db,
  part: Part,
  key: FilterKey,
  wanted: Wanted,
  window: Window,
  length: number,
): Promise<Walk> {
  const most = WALKS.find((each) => each >= length) ?? LONGEST_WALK;
  const text = `${part} ${shapeOf(key)} ${most}`;
  const walk = walks.get(text) ?? buildWalk(part, key, most);
  walks.set(text, walk);
  const { rows, total } = takeTotal(
    await walk(db, { ...key, ...window, ...wanted, most: window.offset + window.limit }),
  );
  return { rows, met: total, length: most };
}
