import { isDeletedMember } from '@namma/contract/members';
import { memberPath } from '@namma/contract/paths';
import { Link } from 'react-router';

interface MemberLinkProps {
  member: { userId: number; name: string; email: string };
  className: string;
}

/** A member's name as a link to their page; without a link once they have deleted the account, because the page is gone. */
export const MemberLink = ({ member, className }: MemberLinkProps) =>
  isDeletedMember(member) ? (
    <span className="text-(--soft)">{member.name}</span>
  ) : (
    <Link to={memberPath(member.userId)} className={className}>
      {member.name}
    </Link>
  );
