import * as paths from '@namma/contract/paths';
import type { Permission } from '@namma/contract/staff/permissions';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { screens } from './screens';

/** One line of the palette, and the address that it opens. */
export interface Hit {
  to: string;
  label: string;
  note: string;
}

export interface HitGroup {
  value: string;
  items: readonly Hit[];
}

/** The groups that a text finds, with a sentence for each kind that could not be searched. */
export interface Found {
  groups: readonly HitGroup[];
  failures: readonly string[];
}

const HITS_PER_KIND = 5;
/** Numbers of receipts, such as `R00042`, end in at least three digits. */
const RECEIPT = /^[a-z0-9/-]*\d{3}$/i;

interface Source {
  kind: string;
  permission: Permission;
  find: (q: string, signal: AbortSignal) => Promise<Hit[]>;
}

const query = (q: string) => ({ q, limit: HITS_PER_KIND });

const sources: readonly Source[] = [
  {
    kind: 'People',
    permission: 'findMembers',
    find: async (q, signal) => {
      const { content } = await api('admin/getMembers', { query: query(q), signal });
      return content.map(({ userId, name, phone, email }) => ({
        to: paths.memberPath(userId),
        label: name,
        note: phone || email,
      }));
    },
  },
  {
    kind: 'Orders',
    permission: 'lookUpOrders',
    find: async (q, signal) => {
      const { content } = await api('orders/getAllOrders', { query: query(q), signal });
      return content.map(({ orderId, orderNumber, product, member, orderStatus }) => ({
        to: `${paths.adminOrders}?q=${orderId}`,
        label: `${orderNumber} ${product.name}`,
        note: `${member.name}, ${orderStatus}`,
      }));
    },
  },
  {
    kind: 'Documents',
    permission: 'readDocuments',
    find: async (q, signal) => {
      const { content } = await api('admin/getDocuments', { query: query(q), signal });
      return content.map(({ number, buyer }) => ({
        to: paths.invoicePath(number),
        label: number,
        note: buyer,
      }));
    },
  },
  {
    kind: 'Receipts',
    permission: 'receivePayments',
    find: async (q, signal) => {
      if (!RECEIPT.test(q)) return [];
      const { people } = await api('payments/find', { query: { code: q }, signal });
      return people.flatMap(({ userId, name, payables }) =>
        payables
          .flatMap(({ receipts }) => receipts)
          .filter(({ receiptNumber }) => receiptNumber.toLowerCase() === q.toLowerCase())
          .map(({ receiptNumber }) => ({ to: paths.memberPath(userId), label: receiptNumber, note: name })),
      );
    },
  },
  {
    kind: 'Products',
    permission: 'editProducts',
    find: async (q, signal) => {
      const { content } = await api('product/getAll', { query: query(q), signal });
      return content.map(({ name }) => ({
        to: `${paths.adminProducts}?q=${encodeURIComponent(name)}`,
        label: name,
        note: '',
      }));
    },
  },
];

/** Screens whose title has each word of the text, in the order of the menu. */
const findScreens = (q: string, can: (permission: Permission) => boolean): Hit[] =>
  screens
    .filter(({ permission }) => can(permission))
    .filter(({ title }) =>
      q
        .toLowerCase()
        .split(/\s+/)
        .every((word) => title.toLowerCase().includes(word)),
    )
    .map(({ to, title }) => ({ to, label: title, note: '' }));

/** Nothing found is an answer; everything else is a failure that the palette names. */
const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Searches screens and every kind of row that the signed-in person may read. An empty text finds the screens only. */
export async function findEverywhere(
  q: string,
  can: (permission: Permission) => boolean,
  signal: AbortSignal,
): Promise<Found> {
  const failures: string[] = [];
  const rows = sources
    .filter(({ permission }) => q !== '' && can(permission))
    .map(async ({ kind, find }): Promise<HitGroup> => {
      try {
        return { value: kind, items: await find(q, signal) };
      } catch (error) {
        if (!isNotFound(error) && !signal.aborted) failures.push(`${kind}: ${sentenceOf(error)}`);
        return { value: kind, items: [] };
      }
    });
  const groups = [{ value: 'Screens', items: findScreens(q, can) }, ...(await Promise.all(rows))];
  return { groups: groups.filter(({ items }) => items.length > 0), failures };
}
