import { Link } from 'react-router';

interface ContactCellProps {
  name: string;
  email?: string;
  phone?: string;
  /** The person's page. */
  to?: string | undefined;
}

/** A person's name and contact details. */
export function ContactCell({ name, email, phone, to }: ContactCellProps) {
  return (
    <span className="grid max-w-72 @table/admin-table:min-w-36 gap-0.5 wrap-anywhere">
      {to ? (
        <Link
          to={to}
          className="font-semibold underline decoration-(--line) underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {(email || phone) && (
        <span className="flex flex-wrap gap-x-2 text-xs font-normal text-(--soft)">
          {email && <span>{email}</span>}
          {phone && <span className="figures whitespace-nowrap">{phone}</span>}
        </span>
      )}
    </span>
  );
}
