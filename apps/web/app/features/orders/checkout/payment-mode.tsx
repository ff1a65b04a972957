import { Banknote, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/checkout';
import { CheckBox } from '../../../ui/check-box';

interface PaymentModeProps {
  isCashChosen: boolean;
  onToggleCash: (isChosen: boolean) => void;
}

/** Cash on delivery is a toggle; the card provider is shown but disabled (SPEC section 2). */
export function PaymentModeChoice({ isCashChosen, onToggleCash }: PaymentModeProps) {
  return (
    <fieldset>
      <legend className="heading mb-2 text-lg">{words.paymentMode}</legend>
      <Option
        hintId="cash-hint"
        hint={words.payAtYourDoor}
        icon={<Banknote aria-hidden="true" size={24} strokeWidth={1.5} />}
      >
        <CheckBox
          name="paymentMode"
          value="COD"
          aria-describedby="cash-hint"
          checked={isCashChosen}
          onChange={(event) => onToggleCash(event.currentTarget.checked)}
        >
          {words.cashOnDelivery}
        </CheckBox>
      </Option>
      <Option
        hintId="card-hint"
        hint={words.notAvailableYet}
        icon={<CreditCard aria-hidden="true" size={24} strokeWidth={1.5} />}
      >
        <CheckBox disabled aria-describedby="card-hint">
          {words.cardPayment}
        </CheckBox>
      </Option>
    </fieldset>
  );
}

interface OptionProps {
  hintId: string;
  hint: string;
  icon: ReactNode;
  children: ReactNode;
}

function Option({ hintId, hint, icon, children }: OptionProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-(--line) py-4">
      <div>
        {children}
        <p id={hintId} className="pl-9 text-sm text-(--soft)">
          {hint}
        </p>
      </div>
      <span className="text-(--soft)">{icon}</span>
    </div>
  );
}
