/** Whether a field takes a number, by its type or the keyboard that it asks for. */
export const takesNumber = ({ type, inputMode }: HTMLInputElement): boolean =>
  type === 'number' || type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal';
