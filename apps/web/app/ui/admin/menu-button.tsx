import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';

interface MenuButtonProps {
  /** Names the menu and the row, for screen readers. */
  label: string;
  isBusy: boolean;
  items: readonly { label: string; onPress: () => void }[];
}

/** More actions of a row, in a menu beside its button. */
export const MenuButton = ({ label, isBusy, items }: MenuButtonProps) => (
  <Menu.Root>
    <Menu.Trigger
      aria-label={label}
      disabled={isBusy}
      className="inline-grid size-11 shrink-0 place-items-center rounded-md border border-(--line) transition-colors hover:border-ink aria-expanded:border-ink disabled:opacity-45"
    >
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
