import type { Migration } from 'kysely';
import * as shop from './0001-shop.ts';
import * as gym from './0002-gym.ts';
import * as desk from './0003-desk.ts';
import * as changes from './0004-changes.ts';
import * as coldReads from './0005-cold-reads.ts';
import * as searchBySales from './0006-search-by-sales.ts';
import * as searchedLists from './0007-searched-lists.ts';
import * as wideSums from './0008-wide-sums.ts';
import * as undo from './0010-undo.ts';
import * as adminLists from './0011-admin-lists.ts';
import * as demoData from './0013-demo-data.ts';
import * as exactNames from './0020-exact-names.ts';
import * as listsWithoutCopies from './0031-lists-without-copies.ts';

/** Forward only, in this order; a migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-gym': gym,
  '0003-desk': desk,
  '0004-changes': changes,
  '0005-cold-reads': coldReads,
  '0006-search-by-sales': searchBySales,
  '0007-searched-lists': searchedLists,
  '0008-wide-sums': wideSums,
  '0010-undo': undo,
  '0011-admin-lists': adminLists,
  '0013-demo-data': demoData,
  '0020-exact-names': exactNames,
  '0031-lists-without-copies': listsWithoutCopies,
};
