import { isDeletedMember } from '@namma/contract/members/rules';
import { memberPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import { may } from '../shell/may';

interface Member {
  userId: number;
  name: string;
  email: string;
}

/** A member's name as a link to their page; without a link once they have deleted the account, because the page is gone. */
export const MemberLink = ({ member, className }: { member: Member; className: string }) =>
  isDeletedMember(member) || !may('findMembers') ? (
    <span className={isDeletedMember(member) ? 'text-(--soft)' : ''}>{member.name}</span>
  ) : (
    <Link to={memberPath(member.userId)} className={className}>
      {member.name}
    </Link>
  );

/** What a list shows of a member: after the account is deleted, the name alone. */
export const contactOf = ({ userId, name, email, phone }: Member & { phone: string }) =>
  isDeletedMember({ userId, email })
    ? { name }
    : { name, email, phone, to: may('findMembers') ? memberPath(userId) : undefined };
