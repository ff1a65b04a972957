import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../ui/dialog';
import { type Found, findEverywhere, type Hit, type HitGroup } from './palette-sources';
import { usePermission } from './permissions';

/** Shorter pauses are typing. */
const TYPING_MILLISECONDS = 80;

/** Finds people, orders, documents, receipts, products and screens, as far as the signed-in person may read them (D139). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, isSearching } = useFound(text.trim());
  const open = ({ to }: Hit) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Search">
      <Autocomplete.Root
        inline
        open
        items={found.groups}
        filter={null}
        value={text}
        onValueChange={(value, { reason }) => reason !== 'item-press' && setText(value)}
        itemToStringValue={({ label }: Hit) => label}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          aria-label="Search people, orders, receipts, products and screens"
          placeholder="Name, phone, order, receipt, product or screen"
          autoComplete="off"
          spellCheck={false}
          className="min-h-11 w-full rounded-md border border-(--line-strong) bg-paper-raised px-3.5"
        />
        <Autocomplete.List className="mt-3 max-h-96 overflow-y-auto text-sm">
          {(group: HitGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="pb-2">
              <Autocomplete.GroupLabel className="px-3 py-1 text-xs font-semibold text-(--soft)">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(hit: Hit) => (
                  <Autocomplete.Item
                    key={`${hit.to} ${hit.label}`}
                    value={hit}
                    onClick={() => open(hit)}
                    className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-2 wrap-anywhere outline-none data-highlighted:bg-ink data-highlighted:text-paper"
                  >
                    <span className="font-semibold">{hit.label}</span>
                    <span className="ml-auto">{hit.note}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {found.failures.map((failure) => (
          <p key={failure} role="alert" className="mt-2 text-sm text-danger">
            {failure}
          </p>
        ))}
        <Autocomplete.Status className="mt-2 text-sm text-(--soft)">
          {isSearching
            ? 'Searching …'
            : found.groups.length === 0 && found.failures.length === 0 && 'Nothing found'}
        </Autocomplete.Status>
      </Autocomplete.Root>
    </Dialog>
  );
}

/** The newest answer; one that arrives after a newer text is dropped. */
function useFound(text: string): { found: Found; isSearching: boolean } {
  const can = usePermission();
  const latestCan = useRef(can);
  latestCan.current = can;
  const [answer, setAnswer] = useState<{ text: string; found: Found }>();
  useEffect(() => {
    const aborting = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await findEverywhere(text, latestCan.current, aborting.signal);
        if (!aborting.signal.aborted) setAnswer({ text, found });
      },
      text === '' ? 0 : TYPING_MILLISECONDS,
    );
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [text]);
  return { found: answer?.found ?? { groups: [], failures: [] }, isSearching: answer?.text !== text };
}
