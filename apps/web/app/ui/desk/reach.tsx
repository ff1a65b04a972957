interface ReachProps {
  name: string;
  email: string;
  phone: string;
}

/** Somebody, and how to reach them. */
export function Reach({ name, email, phone }: ReachProps) {
  return (
    <span className="grid gap-0.5">
      <span>{name}</span>
      <span className="text-xs font-normal text-(--soft)">
        {email}
        {phone && <span className="figures whitespace-nowrap"> · {phone}</span>}
      </span>
    </span>
  );
}
