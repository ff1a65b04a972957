/** The keys of the counter. Function keys, because letters and digits go into its field. */
export const hotkeys = {
  checkIn: 'F1',
  cash: 'F2',
  upi: 'F4',
  passes: 'F3',
  sell: 'F6',
  newMember: 'F7',
  card: 'F8',
  print: 'F9',
  printCard: 'F10',
  next: 'Escape',
} as const;

/** The label on the key. */
export const nameOfKey = (key: string): string => (key === 'Escape' ? 'Esc' : key);

/** Counter shortcuts by key. */
export const counterKeys = [
  [hotkeys.checkIn, 'Check in'],
  [hotkeys.cash, 'In cash'],
  [hotkeys.upi, 'By UPI'],
  [hotkeys.card, 'By card'],
  [hotkeys.print, 'Print receipt'],
  [hotkeys.printCard, 'Print card'],
  [hotkeys.sell, 'Sell goods'],
  [hotkeys.newMember, 'New member'],
  [hotkeys.passes, 'Passes'],
  [hotkeys.next, 'Next member'],
] as const;

export const SEARCH_KEY = '/';
export const LIST_KEY = '?';
