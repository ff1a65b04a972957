import { SEARCH_TEXT_MAX_CHARACTERS, searchTextToCategory } from '@namma/contract/catalogue/rules';
import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#words/catalogue';
import { withPrefix } from '../../lib/session/language';
import { readListing, searchedText, searchPath } from './listing';
import { type Suggestions, useSuggestions } from './use-suggestions';

const NONE = -1;
const popup =
  'absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md bg-paper-raised py-2 shadow-float';

/** The search with suggestions: a combobox with a listbox. Without JavaScript it is a plain form. */
export function SearchBox() {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText();
  /** The typed text for which suggestions are asked; empty after one was chosen. */
  const [typed, setTyped] = useState('');
  /** The highlighted name. Not its index, because new suggestions can change the order. */
  const [chosen, setChosen] = useState<string>();
  const found = useSuggestions(typed);
  const isOpen = found !== undefined;
  const isNothing = found?.names.length === 0;
  const names = isNothing ? found.nearest : found?.names;
  const active = chosen === undefined ? NONE : (names?.indexOf(chosen) ?? NONE);
  const activeName = names?.[active];

  const close = () => {
    setTyped('');
    setChosen(undefined);
  };
  const search = (wanted: string) => {
    close();
    if (!wanted.trim()) return input.current?.focus();
    setText(wanted);
    // Blur closes the keyboard of a phone, which covers half of the results.
    input.current?.blur();
    void navigate(searchPath(wanted));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // By default, the browser would clear the field as well.
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !names?.length) return;
    event.preventDefault();
    // One more position than there are names: the field itself, with the typed text.
    const places = names.length + 1;
    setChosen(names[((active + 1 + step + places) % places) - 1]);
  };

  return (
    <search className="relative block min-w-0">
      <form
        action={withPrefix(paths.listing)}
        className="flex min-h-12 items-center rounded-md border border-(--edge) bg-(--raised) pl-4 transition-colors hover:border-ink has-[input:focus-visible]:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-(--focus-ring)"
        onSubmit={(event) => {
          event.preventDefault();
          search(activeName ?? text);
        }}
      >
        <label
          htmlFor={`${id}-input`}
          className={`shrink-0 pr-3 text-sm text-(--soft) ${text ? 'max-sm:sr-only' : ''}`}
        >
          {words.search}
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          name="category"
          // Not `search`, whose role may not be that of a combobox.
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX_CHARACTERS}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={Boolean(names?.length)}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeName && `${id}-${active}`}
          value={text}
          className="min-h-11 w-full min-w-0 bg-transparent text-base outline-none"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setTyped(currentTarget.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <button
          type="submit"
          aria-label={words.search}
          className="grid size-12 shrink-0 place-items-center"
          // Keeps the focus in the field. The compact bar shows the field only while it has the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Search aria-hidden="true" size={20} />
        </button>
      </form>
      <div className={isOpen ? popup : 'sr-only'}>
        <p role="status" className={isNothing ? 'px-4 py-1 text-sm text-(--soft)' : 'sr-only'}>
          {found && describe(found)}
        </p>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={isNothing ? words.nearestList : words.suggestions}
          hidden={!names?.length}
        >
          {names?.map((name, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
            <div
              key={name}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-sm hover:bg-paper-sunken aria-selected:bg-ink aria-selected:text-paper"
              // Keeps the focus in the field: a blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => search(name)}
            >
              {name}
            </div>
          ))}
        </div>
      </div>
    </search>
  );
}

/** Text for screen readers. */
const describe = ({ names, nearest }: Suggestions) => {
  if (names.length > 0) return words.suggestionCount(names.length);
  return nearest.length > 0 ? words.nearestFor(messages.noSuggestions) : messages.noSuggestions;
};

/** The text of the field. It follows the address, so Back shows the earlier search. */
function useSearchText() {
  const { search } = useLocation();
  const filters = readListing(new URLSearchParams(search))?.filters ?? {};
  const searched = searchedText(filters) ?? '';
  const [shown, setShown] = useState({ searched, text: searched });
  if (shown.searched !== searched) {
    // Keeps capitals and commas as they were typed when the search is the same.
    const isSame = searchTextToCategory(shown.text) === filters.category;
    setShown({ searched, text: isSame ? shown.text : searched });
  }
  const setText = (text: string) => setShown({ searched: shown.searched, text });
  return [shown.text, setText] as const;
}
