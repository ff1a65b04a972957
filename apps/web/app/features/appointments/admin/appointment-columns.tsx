import type { Reply } from '@namma/contract/calls';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { DELETED_MEMBER, isDeletedMember } from '@namma/contract/members/rules';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatMoment, formatTime24 } from '@namma/contract/values/times';
import { StatusMark } from '../../../admin/list/status-mark';
import { MemberLink } from '../../../admin/people/member-link';
import { can } from '../../../admin/shell/permissions';
import { relativeDay } from '../../../admin/time/relative-day';
import type { Column } from '../../../ui/data-table';

export type AppointmentRow = Reply<'consultancy/getAll'>['content'][number];

export const idOf = ({ id }: AppointmentRow): number => id;

const reachLink = 'inline-flex items-center text-xs font-normal underline underline-offset-2';

/** The member, with contact details in case something changes. */
const MemberName = ({ member }: AppointmentRow) => {
  const { email, phone } = member;
  return (
    <span className="grid max-w-72 justify-items-start wrap-anywhere @table/admin-table:w-52">
      <MemberLink
        member={member}
        className="underline decoration-(--line) underline-offset-4 hover:decoration-current"
      />
      <span className="flex max-w-full flex-wrap gap-x-2 @max-table/admin-table:hidden @table/admin-table:flex-nowrap">
        {phone && (
          <a className={`figures whitespace-nowrap ${reachLink}`} href={`tel:${phone}`}>
            {phone}
          </a>
        )}
        {email && !isDeletedMember(member) && (
          <a title={email} className={`min-w-0 ${reachLink}`} href={`mailto:${email}`}>
            <span className="min-w-0 @table/admin-table:truncate">{email}</span>
          </a>
        )}
      </span>
    </span>
  );
};

const AppointmentDay = ({
  day,
  startsAt,
  today,
}: {
  day: Day;
  startsAt: string | null;
  today: Day | undefined;
}) => (
  <time dateTime={startsAt ?? day} className="flex flex-wrap items-center gap-x-3">
    <span className="figures whitespace-nowrap">
      {`${formatDay(day)}${startsAt ? `, ${formatTime24(new Date(startsAt))}` : ''}`}
    </span>
    {day === today && <StatusMark tone="moving">Today</StatusMark>}
    {day !== today && today && relativeDay(day, today) && (
      <span className="text-(--soft)">{relativeDay(day, today)}</span>
    )}
  </time>
);

/** The coach and the center, if assigned. */
const With = ({ coach, center, status, needsDecision, cancelReason }: AppointmentRow) => (
  <span className="grid max-w-72 justify-items-start wrap-anywhere @table/admin-table:line-clamp-2">
    {coach !== null && <span>{`${coach}, ${center ? centerLabel(center) : ''}`}</span>}
    {status === 'cancelled' && <StatusMark tone="off">Cancelled</StatusMark>}
    {status === 'no-show' && <StatusMark tone="off">No-show</StatusMark>}
    {status === 'booked' && coach === null && <StatusMark tone="waiting">No time chosen</StatusMark>}
    {needsDecision && <StatusMark tone="waiting">To reschedule</StatusMark>}
    {cancelReason !== null && <span className="text-xs text-(--soft)">{cancelReason}</span>}
  </span>
);

/** Health details of the appointment, until erased. */
const Body = ({ age, height, weight, member }: AppointmentRow) =>
  age === null ? (
    <span className="text-(--soft)">
      {member.name === DELETED_MEMBER ? 'Erased with the account' : 'Erased'}
    </span>
  ) : (
    <span className="figures">{`${age}, ${height ?? ''} cm, ${weight ?? ''} kg`}</span>
  );

export const factsOf = ({ date, startsAt, consult_type, coach, center }: AppointmentRow) => [
  `${formatDay(date)}${startsAt ? `, ${formatTime24(new Date(startsAt))}` : ''}`,
  consult_type,
  coach ?? 'No time chosen',
  center && centerLabel(center),
];

export const columnsOn = (today: Day | undefined): Column<AppointmentRow>[] => [
  {
    title: 'Date',
    isSorted: true,
    cell: ({ date, startsAt }) => <AppointmentDay day={date} startsAt={startsAt} today={today} />,
  },
  { title: 'Member', isHead: true, cell: (row) => <MemberName {...row} /> },
  { title: 'Type', cell: ({ consult_type }) => consult_type },
  { title: 'With', cell: (row) => <With {...row} /> },
  ...(can('readMeasurements')
    ? [{ title: 'Age, height, weight', cell: (row: AppointmentRow) => <Body {...row} /> }]
    : []),
  {
    title: 'Booked',
    cell: ({ bookedAt }) => <time dateTime={bookedAt}>{formatMoment(bookedAt)}</time>,
  },
];
