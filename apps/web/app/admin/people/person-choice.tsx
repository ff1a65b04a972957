import { Combobox } from '@base-ui/react/combobox';
import { useRef, useState } from 'react';
import { TextField } from '../../ui/field';

interface Person {
  userId: number;
  name: string;
  phone: string;
  email: string;
}

/** The people that match a text, or the error message. */
export interface FoundPeople {
  people: readonly Person[];
  failure?: string;
}

interface PersonChoiceProps {
  find: (text: string) => Promise<FoundPeople>;
  /** Name of the form field with the member number. */
  name: string;
  error: string | undefined;
  onChoose?: (userId: number) => void;
}

/** Finds members while a name, phone number or email is typed. */
export function PersonChoice({ find, name: field, error, onChoose }: PersonChoiceProps) {
  const newest = useRef('');
  const [found, setFound] = useState<FoundPeople>();
  async function search(text: string): Promise<void> {
    newest.current = text;
    const people = text ? await find(text) : undefined;
    if (newest.current === text) setFound(people);
  }
  return (
    <Combobox.Root<Person>
      name={field}
      items={found?.people ?? []}
      filter={null}
      itemToStringLabel={({ name }) => name}
      itemToStringValue={({ userId }) => String(userId)}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && void search(text.trim())}
      onValueChange={(person) => person && onChoose?.(person.userId)}
      autoHighlight
    >
      <Combobox.Input
        render={
          <TextField
            label="Find member"
            hint="Name, phone, email or number"
            error={found?.failure ?? error}
          />
        }
      />
      <Combobox.Portal>
        <Combobox.Positioner className="z-40" sideOffset={4}>
          <Combobox.Popup
            hidden={!found || found.failure !== undefined}
            className="ground-paper w-(--anchor-width) rounded-md border border-(--line) bg-paper-raised py-1 text-sm shadow-float"
          >
            <Combobox.Empty className="px-3.5 py-2 empty:hidden">No one found.</Combobox.Empty>
            <Combobox.List>
              {(person: Person) => (
                <Combobox.Item
                  key={person.userId}
                  value={person}
                  className="flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-2 wrap-anywhere outline-none data-highlighted:bg-ink data-highlighted:text-paper"
                >
                  <span className="font-semibold">{person.name}</span>
                  <span>{`${person.phone} ${person.email}`}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
