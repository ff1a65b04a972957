/** The keys with signs of a US keyboard, by their place: alone and with Shift. */
const signs: Record<string, string> = {
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
};

/** Character that a US keyboard writes with this key (`KeyboardEvent.code`); undefined for a key that writes nothing. */
export function usKeyAt(code: string, isShifted: boolean): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return isShifted ? letter : letter.toLowerCase();
  return signs[code]?.[isShifted ? 1 : 0];
}
