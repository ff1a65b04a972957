export const name = 'Your name';
export const when = 'When';
export const center = 'Center';
export const chooseCenter = 'Choose a center';
export const sending = 'Sending';
export const send = 'Request a day';
export const phoneHint = '10 digits, without +91';
