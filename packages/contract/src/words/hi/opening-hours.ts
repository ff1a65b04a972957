const onWeekday = ['रविवार को', 'सोमवार को', 'मंगलवार को', 'बुधवार को', 'गुरुवार को', 'शुक्रवार को', 'शनिवार को'];

/** @param time as `10:00PM` */
export const openUntil = (time: string) => `अभी खुला है, ${time} तक`;

/** When a closed gym opens again. */
export function opensAgain(inDays: number, weekday: number, time: string): string {
  const day = ['आज', 'कल'][inDays] ?? onWeekday[weekday];
  return `अभी बंद है, ${day} ${time} पर खुलेगा`;
}
