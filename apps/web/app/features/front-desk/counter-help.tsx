import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { counterKeys, nameOfKey } from '../../admin/keys/hotkeys';

const steps = [
  ['Scan or type', 'The member’s card or payment slip, or a phone number, a name or an order number.'],
  ['Let in', 'A card shows whether the member can come in, and why not.'],
  ['Receive', 'In cash, by UPI or by card, in full or in part.'],
  ['Print', 'Print the receipt on A4 or a receipt printer.'],
] as const;

/** Shown until somebody is looked up. */
export const HowItWorks = () => (
  <section aria-label="How it works" className="border-t border-(--line) pt-6">
    <ol className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-4">
      {steps.map(([title, text], index) => (
        <li key={title}>
          <h2 className="heading text-xl">{`${index + 1}. ${title}`}</h2>
          <p className="mt-1 text-(--soft)">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** The keys of this screen. */
export const Keys = () => (
  <ul aria-label="Keys" className="flex flex-wrap gap-x-6 gap-y-2 text-sm pointer-coarse:hidden">
    {counterKeys.map(([key, does]) => (
      <li key={key} className="flex items-center gap-2">
        <HotkeyHint hotkey={nameOfKey(key)} />
        <span>{does}</span>
      </li>
    ))}
  </ul>
);
