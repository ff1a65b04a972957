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
    <span className="grid max-w-72 wrap-anywhere @table/admin-table:w-44 @table/admin-table:grid-cols-[minmax(0,1fr)]">
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
        <span className="flex min-w-0 flex-wrap gap-x-2 text-xs font-normal text-(--soft) @max-table/admin-table:hidden! @table/admin-table:flex-nowrap">
          {phone && <span className="figures whitespace-nowrap">{phone}</span>}
          {email && (
            <span title={email} className="min-w-0 @table/admin-table:truncate">
              {email}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
