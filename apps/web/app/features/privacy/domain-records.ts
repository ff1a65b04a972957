// Written by npm run check, from the names of the files.
import * as stockRecords from '#words/stock-records';
import * as visitRecords from '#words/visit-records';

/** What the domains say of their records. */
export const domainRecords = {
  sections: {
    ...visitRecords.sections,
  },
  fields: {
    ...visitRecords.fields,
  },
  actions: {
    ...stockRecords.actions,
  },
};
