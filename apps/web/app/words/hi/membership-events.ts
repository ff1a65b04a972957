export const dayCount = (count: number) => `${count} दिन`;
export const dayToDay = (from: string, to: string) => `${from} से ${to} तक`;

export const paused = 'पॉज़';
export const pauseEnded = 'पॉज़ जल्दी ख़त्म हुआ';
export const pauseEndedBack = (days: string) => `वापस मिले दिन: ${days}`;
export const extended = 'बढ़ाई गई';
export const extendedBy = (days: string) => `${days} और`;
export const daysHandedOver = 'दिन ट्रांसफ़र किए गए';
export const daysToAnother = (days: string) => `${days} दूसरे मेंबर को`;
export const daysReceived = 'दिन मिले';
export const daysFromAnother = (days: string) => `${days} दूसरे मेंबर से`;
export const daysReturned = 'दिए हुए दिन वापस मिले';
export const daysTaken = 'मिले हुए दिन वापस लिए गए';
export const centerChanged = 'सेंटर बदला';
export const centerChangedTo = (center: string) => `नया सेंटर: ${center}`;
export const centerClosed = 'सेंटर बंद रहा';
export const closureTakenBack = 'सेंटर बंद रहने के दिन अब नहीं गिने जाते';
export const byGym = (details: string) => `${details}, जिम की ओर से`;
