interface ReachProps {
  name: string;
  email: string;
  phone: string;
}

/** A person's name and contact details. */
export function Reach({ name, email, phone }: ReachProps) {
  return (
    <span className="grid max-w-72 @table/admin-table:min-w-36 gap-0.5 wrap-anywhere">
      <span>{name}</span>
      <span className="flex flex-wrap gap-x-2 text-xs font-normal text-(--soft)">
        <span>{email}</span>
        {phone && <span className="figures">{phone}</span>}
      </span>
    </span>
  );
}
