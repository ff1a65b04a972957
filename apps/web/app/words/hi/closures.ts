export const closedSoon = 'सेंटर कब बंद रहेंगे';
export const otherHoursSoon = 'किन दिनों समय अलग रहेगा';
export const allCenters = 'सभी सेंटर';
export const openHours = (center: string, day: string, from: string, until: string) =>
  `${center}: ${day} को सिर्फ़ ${from} से ${until} तक खुला।`;
export const closedOn = (center: string, day: string) => `${center} सेंटर ${day} को बंद रहेगा।`;
export const closedFromTo = (center: string, from: string, to: string) =>
  `${center} सेंटर ${from} से ${to} तक बंद रहेगा।`;
export const closedHours = (center: string, day: string, from: string, until: string) =>
  `${center} सेंटर ${day} को ${from} से ${until} तक बंद रहेगा।`;
