/** True if a field is for a number, by its type or the keyboard that it asks for. */
export const isNumericField = ({ type, inputMode }: HTMLInputElement): boolean =>
  type === 'number' || type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal';
