import type { KeyboardEvent, RefObject } from 'react';
import { describeDues } from './describe-dues';
import type { Person } from './use-counter';

interface PeopleChoiceProps {
  people: readonly Person[];
  isMore: boolean;
  first: RefObject<HTMLButtonElement | null>;
  onChoose: (person: Person) => void;
}

/** Several people with this name or phone number. The arrow keys move between them. */
export function PeopleChoice({ people, isMore, first, onChoose }: PeopleChoiceProps) {
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  }
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="heading text-xl">
        {`${isMore ? 'Many people' : `${people.length} people`} found. Choose one.`}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 lg:grid-cols-2" onKeyDown={onKeyDown}>
        {people.map((person, index) => (
          <li key={person.userId}>
            <button
              type="button"
              ref={index === 0 ? first : undefined}
              onClick={() => onChoose(person)}
              className="grid min-h-20 w-full gap-1 rounded-md border-2 border-(--edge) bg-paper-raised p-4 text-left transition-colors wrap-anywhere hover:border-ink"
            >
              <span className="text-lg leading-tight font-semibold">{person.name}</span>
              <span className="flex flex-wrap gap-x-4 text-sm text-(--soft)">
                <span className="figures">{person.phone}</span>
                <span>{person.email}</span>
              </span>
              <span className="figures text-sm font-semibold">
                {describeDues(person.payables) || 'Nothing due'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isMore && <p className="mt-4 text-sm text-(--soft)">There are more. Type more of the name.</p>}
    </section>
  );
}
