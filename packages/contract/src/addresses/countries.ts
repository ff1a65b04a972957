/** ISO 3166 codes of the possible countries of origin. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD ' +
  'CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA ' +
  'GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT ' +
  'MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU ' +
  'RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV ' +
  'TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

/** Names that differ from `Intl.DisplayNames`; imports find a country by either. */
const ownNames: Record<string, string> = {
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  CG: 'Congo',
  CD: 'Democratic Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  PS: 'Palestine',
  KN: 'Saint Kitts and Nevis',
  LC: 'Saint Lucia',
  VC: 'Saint Vincent and the Grenadines',
  ST: 'São Tomé and Príncipe',
  TT: 'Trinidad and Tobago',
};

const usualNames = new Intl.DisplayNames('en', { type: 'region' });

/** Every country by its code, in the order of their English names. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  codes
    .split(' ')
    .map((code) => [code, ownNames[code] ?? usualNames.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
);

export const countryCodes = Object.keys(countryNames) as [string, ...string[]];

/** Returns the English name of a country; an unknown code is returned unchanged. */
export const countryName = (code: string): string => countryNames[code] ?? code;
