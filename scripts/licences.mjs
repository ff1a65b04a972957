// `npm run licences`: writes docs/licences.md, the shipped packages and their licences, from package-lock.json.
import { writeFileSync } from 'node:fs';
import { licencesFile, listLicences } from './lib/licences.mjs';

writeFileSync(licencesFile, listLicences());
