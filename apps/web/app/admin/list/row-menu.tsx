import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { RowAction } from './row-action';

/** An action in the menu of a row. */
export interface RowItem {
  label: string;
  /** Asked before the action runs. The question stays open until the action has finished. */
  question?: {
    title: string;
    description: string;
    confirmLabel: string;
    /** Gets the focus afterwards, for the case that the row has disappeared. */
    focusAfter?: RefObject<HTMLElement | null>;
  };
  onPress: () => unknown;
}

/** A link in the menu of a row. */
export interface RowLink {
  label: string;
  to: string;
}

/** The action of a row that has a button of its own. */
export interface RowPrimary extends RowItem {
  isBusy?: boolean;
  mark?: ComponentProps<typeof RowAction>['mark'];
}

interface RowMenuProps {
  /** Names the row, for screen readers. */
  of: string;
  primary?: RowPrimary | undefined;
  items: readonly (RowItem | RowLink)[];
  onPress?: (item: RowItem) => void;
}

const itemLook =
  'flex min-h-11 cursor-pointer items-center px-4 font-semibold outline-none data-highlighted:bg-ink data-highlighted:text-paper lg:pointer-fine:min-h-9';

/**
 * The button of a row's main action, and a menu of the others. Where the row has two lines there is only the menu, which
 * then begins with the main action (D138).
 */
export function RowMenu({ of, primary, items, onPress = (item) => void item.onPress() }: RowMenuProps) {
  const button = useRef<HTMLSpanElement>(null);
  const [isButtonShown, setButtonShown] = useState(true);
  const isInMenu = primary && !isButtonShown && !primary.mark && !primary.isBusy;
  return (
    <span className="flex items-center justify-end gap-1">
      {primary && (
        <span ref={button} data-primary={primary.mark ? 'marked' : ''}>
          <RowAction
            label={primary.label}
            of={of}
            mark={primary.mark}
            isBusy={primary.isBusy ?? false}
            onAct={() => onPress(primary)}
          />
        </span>
      )}
      <Menu.Root
        onOpenChange={(isOpen) =>
          isOpen && setButtonShown((button.current?.getClientRects().length ?? 0) > 0)
        }
      >
        <Menu.Trigger
          aria-label={`Actions: ${of}`}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md border border-transparent transition-colors hover:border-(--line) aria-expanded:border-ink"
        >
          <Ellipsis aria-hidden="true" size={18} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="z-40" sideOffset={4} align="end">
            <Menu.Popup className="ground-paper min-w-44 rounded-md border border-(--line) bg-paper-raised py-1 text-sm shadow-float outline-none">
              {(isInMenu ? [primary, ...items] : items).map((item) =>
                'to' in item ? (
                  <Menu.Item key={item.label} render={<Link to={item.to} />} className={itemLook}>
                    {item.label}
                  </Menu.Item>
                ) : (
                  <Menu.Item key={item.label} onClick={() => onPress(item)} className={itemLook}>
                    {item.label}
                  </Menu.Item>
                ),
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </span>
  );
}
