/** The key for a button, where there is a keyboard. */
export const HotkeyHint = ({ hotkey }: { hotkey: string }) => (
  <kbd className="rounded-sm border border-current px-1.5 font-sans text-xs leading-normal font-semibold opacity-75 pointer-coarse:hidden">
    {hotkey}
  </kbd>
);
