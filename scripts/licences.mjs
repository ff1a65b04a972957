// `npm run licences`: writes docs/licences.md, what we ship of others and on what terms, from package-lock.json.
import { writeFileSync } from 'node:fs';
import { licencesFile, listLicences } from './lib/licences.mjs';

writeFileSync(licencesFile, listLicences());
