/** A time of the day, `hour` from 0 to 23, with the part of the day. */
export function timeOfDay(hour: number, minutes: string): string {
  const part = hour < 4 || hour >= 20 ? 'ರಾತ್ರಿ' : hour < 12 ? 'ಬೆಳಿಗ್ಗೆ' : hour < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ';
  return `${part} ${hour % 12 || 12}:${minutes}`;
}
