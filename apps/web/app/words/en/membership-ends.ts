export const withdraw = 'Withdraw';
export const withdrawTitle = (tier: string) => `Withdraw the ${tier} membership?`;
export const withdrawMeans =
  'Nothing was paid for it. It is then no longer due, and its slip no longer counts.';
export const withdrawnOn = (day: string) => `Withdrawn on ${day}. Nothing is due for it.`;
export const lapsesOn = (day: string) => `Without a payment it is withdrawn by itself on ${day}.`;
export const lastDayIs = (day: string) => `Ended early: its last day is ${day}.`;
export const waitsForRefund = (amount: string) =>
  `${amount} of it goes back to you: please ask for it at your center.`;
export const leavingOrChanging = 'Leaving early, or changing';
export const leavingIntro = 'What your unused days are worth. It is done at your center.';
export const paid = 'Paid for it';
export const usedDays = (used: number, of: number) => `${used} of ${of} days are used`;
export const exitFee = 'Fee for leaving early';
export const wouldGoBack = (day: string) => `Would go back, if it ended on ${day}`;
export const changeTo = 'Change to';
export const chooseOther = 'Choose a membership';
export const planOf = (tier: string, months: number) => `${tier}, ${months} months`;
export const newPrice = 'Price with tax and fee';
export const unusedValue = 'Your unused days';
export const toPay = (day: string) => `To pay, from ${day} on`;
export const goesBack = 'Would go back to you';
export const reading = 'Reading what it comes to';
