import { messages } from '@namma/contract/messages';

export function OutOfStock() {
  return (
    <span className="inline-flex rounded-sm bg-signal-wash px-2 py-1 text-xs font-semibold text-signal">
      {messages.outOfStock}
    </span>
  );
}
