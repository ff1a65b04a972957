import type { OwnData } from '@namma/contract/privacy/personal-data';

const readme = [
  'This file holds everything that the gym stores about you. Each key below is one list, oldest entry first.',
  'Fields that end in "Paise" are amounts in paise: 100 paise are one rupee.',
  'Dates such as 2030-03-04 are days in India (IST). Times such as 2030-03-04T06:30:00.000Z are UTC: add 5 hours 30 minutes for IST.',
  'null means that nothing is stored. The age, height and weight of past appointments are null because they have been erased.',
  'Correct your data on your profile page. To ask about an entry, write to the address in the privacy notice.',
];

/** The personal data download: JSON with stable English keys that begins with a description of itself. */
export const renderDownload = (data: OwnData): string => JSON.stringify({ readme, ...data }, null, 2);
