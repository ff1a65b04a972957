/** A time of the day, `hour` from 0 to 23, with the part of the day. */
export function timeOfDay(hour: number, minutes: string): string {
  const part = hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${hour % 12 || 12}:${minutes}`;
}
