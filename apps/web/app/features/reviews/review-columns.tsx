import { productPath } from '@namma/contract/paths';
import type { AdminReview } from '@namma/contract/reviews/schemas';
import { formatMoment } from '@namma/contract/values/times';
import { Link } from 'react-router';
import { StatusMark } from '../../admin/list/status-mark';
import { ContactCell } from '../../admin/people/contact-cell';
import { contactOf } from '../../admin/people/member-link';
import type { Column } from '../../ui/data-table';
import { Rating } from '../../ui/stars';

export const idOf = ({ reviewId }: AdminReview): number => reviewId;
export const nameOf = ({ reviewId, member }: AdminReview): string => `review ${reviewId}, ${member.name}`;

export const factsOf = ({ member, product }: AdminReview) => [member.name, product];

export const columns: Column<AdminReview>[] = [
  {
    title: 'Written',
    isSorted: true,
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
  { title: 'Member', cell: ({ member }) => <ContactCell {...contactOf(member)} /> },
  {
    title: 'Review',
    isHead: true,
    cell: ({ stars, text, product, productId, orderId }) => (
      <span className="grid max-w-text justify-items-start wrap-anywhere @table/admin-table:min-w-72">
        <span className="flex max-w-full items-center gap-2 @max-table/admin-table:overflow-clip">
          <Rating value={stars} />
          <span title={text} className="min-w-0 font-normal @table/admin-table:line-clamp-1">
            {text}
          </span>
        </span>
        <span className="text-xs font-normal text-(--soft) @max-table/admin-table:hidden @table/admin-table:line-clamp-1">
          <Link to={productPath(productId)} className="underline underline-offset-4">
            {product}
          </Link>
          <span>{', order '}</span>
          <span className="figures">{orderId}</span>
        </span>
      </span>
    ),
  },
  {
    title: 'State',
    isState: true,
    cell: ({ state, reason }) => (
      <span className="grid max-w-60 wrap-anywhere @table/admin-table:min-w-28">
        <StatusMark tone={state === 'shown' ? 'done' : 'off'}>{state}</StatusMark>
        {reason && (
          <span
            title={reason}
            className="text-xs text-(--soft) @max-table/admin-table:hidden @table/admin-table:line-clamp-1"
          >
            {reason}
          </span>
        )}
      </span>
    ),
  },
];
