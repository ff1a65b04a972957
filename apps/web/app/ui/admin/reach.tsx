import { isDeletedMember } from '@namma/contract/members';
import { MemberLink } from './member-link';

interface ReachProps {
  name: string;
  email: string;
  phone: string;
  /** Links the name to the person's page. */
  userId?: number;
}

/** A person's name and contact details; the name alone of a member who has deleted the account. */
export function Reach({ name, email, phone, userId }: ReachProps) {
  const member = userId === undefined ? undefined : { userId, name, email };
  return (
    <span className="grid max-w-72 @table/admin-table:min-w-36 gap-0.5 wrap-anywhere">
      {member ? (
        <MemberLink
          member={member}
          className="font-semibold underline decoration-(--line) underline-offset-4 hover:decoration-current"
        />
      ) : (
        <span>{name}</span>
      )}
      {!(member && isDeletedMember(member)) && (
        <span className="flex flex-wrap gap-x-2 text-xs font-normal text-(--soft)">
          <span>{email}</span>
          {phone && <span className="figures">{phone}</span>}
        </span>
      )}
    </span>
  );
}
