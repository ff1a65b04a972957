import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { HotkeyHint } from '../keys/hotkey-hint';
import { SEARCH_KEY } from '../keys/hotkeys';

/** SPEC section 9: a search starts after this pause in typing. */
const DEBOUNCE_MILLISECONDS = 500;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** A search that follows typing. A value from elsewhere, such as Back, replaces the typed text. */
export function SearchField({
  label,
  placeholder,
  maxLength,
  value,
  onSearch,
  className = '',
}: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setSent(value);
    // A late answer must not replace text typed since.
    if (value !== sent) setText(value);
  }

  const search = (wanted: string) => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search className={`relative grid grid-cols-1 ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="relative block">
        <Search
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-(--soft)"
        />
        <input
          id={id}
          type="search"
          aria-keyshortcuts={SEARCH_KEY}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={text}
          className="peer min-h-11 w-full lg:pointer-fine:min-h-9.5 rounded-md border border-(--edge) bg-(--raised) pr-3 pl-10 text-sm transition-colors placeholder:text-(--soft) hover:border-current pointer-fine:not-focus:pr-10"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && search(text.trim())}
        />
        {text === '' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-(--soft) peer-focus:hidden"
          >
            <HotkeyHint hotkey={SEARCH_KEY} />
          </span>
        )}
      </span>
    </search>
  );
}
