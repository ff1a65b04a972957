import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/field';

interface Person {
  userId: number;
  name: string;
  phone: string;
  email: string;
}

/** Who is found by a text, or the sentence why nobody can be looked for. */
export interface FoundPeople {
  people: readonly Person[];
  failure?: string;
}

interface PersonChoiceProps {
  find: (text: string) => Promise<FoundPeople>;
  /** Of the field that has the number of the chosen member. */
  name: string;
  error: string | undefined;
  onChoose?: (userId: number) => void;
}

/** Finds members while a name, phone number or email is typed. */
export function PersonChoice({ find, name: field, error, onChoose }: PersonChoiceProps) {
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const ask = useRef(find);
  const [found, setFound] = useState<FoundPeople>();
  useEffect(() => {
    if (!text.trim()) return setFound(undefined);
    let isCurrent = true;
    void ask.current(text.trim()).then((people) => isCurrent && setFound(people));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    // A form that lacks the choice moves the focus to what has its name.
    <fieldset
      aria-label="Member"
      name={field}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 outline-none"
      onFocus={({ target, currentTarget }) => target === currentTarget && search.current?.focus()}
    >
      <TextField
        ref={search}
        label="Find the member"
        type="search"
        autoComplete="off"
        hint="Name, phone, email or number"
        error={found?.failure ?? error}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Enter would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="sr-only">
        {found && `${found.people.length} found`}
      </p>
      {found && found.people.length === 0 && !found.failure && (
        <p className="text-sm">Nobody is found by that.</p>
      )}
      {found && found.people.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          {found.people.map(({ userId, name, phone, email }) => (
            <label
              key={userId}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-(--edge) px-3 py-2 text-sm wrap-anywhere has-checked:border-current has-checked:bg-(--raised)"
            >
              <input
                type="radio"
                name={field}
                value={userId}
                onChange={() => onChoose?.(userId)}
                className="size-5 shrink-0 accent-current"
              />
              <span>
                <span className="font-semibold">{name}</span>
                <span> </span>
                <span className="text-(--soft)">{`${phone} ${email}`}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
