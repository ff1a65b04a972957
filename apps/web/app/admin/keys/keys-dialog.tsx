import { Dialog } from '../../ui/dialog';
import { HotkeyHint } from './hotkey-hint';
import { counterKeys, LIST_KEY, nameOfKey, SEARCH_KEY } from './hotkeys';

const everywhere = [
  [SEARCH_KEY, 'Search the list'],
  ['Ctrl Z', 'Undo the last step, for ten seconds'],
  ['Esc', 'Close a window'],
  [LIST_KEY, 'These keys'],
] as const;

/** The keys that work on the admin side. */
export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Keys">
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Keys title="Everywhere" keys={everywhere} />
      <Keys title="At the counter" keys={counterKeys} />
    </div>
  </Dialog>
);

interface KeysProps {
  title: string;
  keys: readonly (readonly [string, string])[];
}

const Keys = ({ title, keys }: KeysProps) => (
  <section>
    <h3 className="heading text-base">{title}</h3>
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
      {keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <HotkeyHint hotkey={nameOfKey(key)} />
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
