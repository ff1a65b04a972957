import { isDeletedMember } from '@namma/contract/members/rules';
import { memberPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import { can } from '../shell/permissions';

interface Member {
  /** Null for an anonymous sale at the counter. */
  userId: number | null;
  name: string;
  email: string;
}

/** A member's name as a link to their page; plain text for a deleted account. */
export const MemberLink = ({ member, className }: { member: Member; className: string }) =>
  member.userId === null || isDeletedMember(member) || !can('findMembers') ? (
    <span className={isDeletedMember(member) || member.userId === null ? 'text-(--soft)' : ''}>
      {member.name}
    </span>
  ) : (
    <Link to={memberPath(member.userId)} className={className}>
      {member.name}
    </Link>
  );

/** Member cell of a list. A deleted account shows only the name. */
export const contactOf = ({ userId, name, email, phone }: Member & { phone: string }) =>
  userId === null || isDeletedMember({ userId, email })
    ? { name }
    : { name, email, phone, to: can('findMembers') ? memberPath(userId) : undefined };
