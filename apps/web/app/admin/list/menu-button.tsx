import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';

interface MenuButtonProps {
  /** Names the menu and the row, for screen readers. */
  label: string;
  /** Shown beside the arrow; the label begins with it. */
  text?: string;
  isBusy: boolean;
  items: readonly { label: string; onPress: () => void }[];
}

/** More actions of a row, in a menu beside its button. */
export const MenuButton = ({ label, text, isBusy, items }: MenuButtonProps) => (
  <Menu.Root>
    <Menu.Trigger
      aria-label={label}
      disabled={isBusy}
      className={`inline-flex h-11 shrink-0 items-center justify-center gap-1.5 rounded-md border border-(--line) text-sm font-semibold transition-colors hover:border-ink aria-expanded:border-ink disabled:opacity-45 ${text ? 'px-3' : 'w-11'}`}
    >
      {text && <span>{text}</span>}
      <ChevronDown aria-hidden="true" size={18} />
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner className="z-40" sideOffset={4} align="end">
        <Menu.Popup className="ground-paper min-w-44 rounded-md border border-(--line) bg-paper-raised py-1 text-sm shadow-float outline-none">
          {items.map((item) => (
            <Menu.Item
              key={item.label}
              onClick={item.onPress}
              className="flex min-h-11 cursor-pointer items-center px-4 font-semibold outline-none data-highlighted:bg-ink data-highlighted:text-paper"
            >
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);
