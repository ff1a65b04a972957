import { Banknote, CreditCard, type LucideIcon, QrCode } from 'lucide-react';
import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { hotkeys } from '../../admin/keys/hotkeys';
import { Button, type ButtonLook } from '../../ui/button';
import { useHotkeys } from './use-hotkeys';

interface WaysProps {
  /** Read by screen readers before the text of each button. */
  says: string;
  isBusy: boolean;
  onReceive: (mode: 'cash' | 'card') => void;
  onUpi: () => void;
}

/** The ways to receive money, each with its key. */
export function Ways({ says, isBusy, onReceive, onUpi }: WaysProps) {
  useHotkeys({
    [hotkeys.cash]: isBusy ? undefined : () => onReceive('cash'),
    [hotkeys.upi]: isBusy ? undefined : onUpi,
    [hotkeys.card]: isBusy ? undefined : () => onReceive('card'),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Way
        look="primary"
        Icon={Banknote}
        hotkey={hotkeys.cash}
        says={says}
        isBusy={isBusy}
        onPress={() => onReceive('cash')}
      >
        In cash
      </Way>
      <Way look="solid" Icon={QrCode} hotkey={hotkeys.upi} says={says} isBusy={isBusy} onPress={onUpi}>
        By UPI
      </Way>
      <Way
        look="solid"
        Icon={CreditCard}
        hotkey={hotkeys.card}
        says={says}
        isBusy={isBusy}
        onPress={() => onReceive('card')}
      >
        By card
      </Way>
    </div>
  );
}

interface WayProps {
  look: ButtonLook;
  Icon: LucideIcon;
  hotkey: string;
  /** Read by screen readers before the text of the button. */
  says: string;
  isBusy: boolean;
  onPress: () => void;
  children: string;
}

const Way = ({ look, Icon, hotkey, says, isBusy, onPress, children }: WayProps) => (
  <Button
    look={look}
    className={`min-h-16 text-lg! ${look === 'solid' ? 'border border-(--edge) bg-ink-raised! hover:border-paper' : ''}`}
    aria-keyshortcuts={hotkey}
    isBusy={isBusy}
    onClick={onPress}
  >
    <Icon aria-hidden="true" size={24} />
    <span>
      <span className="sr-only">{says}</span>
      <span>{children}</span>
    </span>
    <HotkeyHint hotkey={hotkey} />
  </Button>
);
