import { Banknote, CreditCard, type LucideIcon, QrCode } from 'lucide-react';
import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { hotkeys } from '../../admin/keys/hotkeys';
import { Button, type ButtonLook } from '../../ui/button';
import { useHotkeys } from './use-hotkeys';

interface PaymentMethodsProps {
  /** Read by screen readers before the text of each button. */
  srLabel: string;
  isBusy: boolean;
  onReceive: (mode: 'cash' | 'card') => void;
  onUpi: () => void;
}

/** The ways to receive money, each with its key. */
export function PaymentMethods({ srLabel, isBusy, onReceive, onUpi }: PaymentMethodsProps) {
  useHotkeys({
    [hotkeys.cash]: isBusy ? undefined : () => onReceive('cash'),
    [hotkeys.upi]: isBusy ? undefined : onUpi,
    [hotkeys.card]: isBusy ? undefined : () => onReceive('card'),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <PaymentMethod
        look="primary"
        Icon={Banknote}
        hotkey={hotkeys.cash}
        srLabel={srLabel}
        isBusy={isBusy}
        onPress={() => onReceive('cash')}
      >
        In cash
      </PaymentMethod>
      <PaymentMethod
        look="solid"
        Icon={QrCode}
        hotkey={hotkeys.upi}
        srLabel={srLabel}
        isBusy={isBusy}
        onPress={onUpi}
      >
        By UPI
      </PaymentMethod>
      <PaymentMethod
        look="solid"
        Icon={CreditCard}
        hotkey={hotkeys.card}
        srLabel={srLabel}
        isBusy={isBusy}
        onPress={() => onReceive('card')}
      >
        By card
      </PaymentMethod>
    </div>
  );
}

interface PaymentMethodProps {
  look: ButtonLook;
  Icon: LucideIcon;
  hotkey: string;
  /** Read by screen readers before the text of the button. */
  srLabel: string;
  isBusy: boolean;
  onPress: () => void;
  children: string;
}

const PaymentMethod = ({ look, Icon, hotkey, srLabel, isBusy, onPress, children }: PaymentMethodProps) => (
  <Button
    look={look}
    className={`min-h-16 text-lg! ${look === 'solid' ? 'border border-(--edge) bg-ink-raised! hover:border-paper' : ''}`}
    aria-keyshortcuts={hotkey}
    isBusy={isBusy}
    onClick={onPress}
  >
    <Icon aria-hidden="true" size={24} />
    <span>
      <span className="sr-only">{srLabel}</span>
      <span>{children}</span>
    </span>
    <HotkeyHint hotkey={hotkey} />
  </Button>
);
