import type { ActivityAction } from '@namma/contract/admin/rules';
import type { OwnDataList } from '@namma/contract/privacy/own-data';
import * as words from '#words/privacy';
import * as values from '#words/stored-values';
import { domainRecords } from './domain-records';

/** What each part of the download is called, in the order of the page. Does not compile while a list has no name. */
export const sections: Record<OwnDataList | 'profile' | 'consents', string> = {
  ...words.sections,
  ...domainRecords.sections,
  ...words.lastSections,
};

/** What the fields of its rows are called. */
export const fields: Record<string, string> = { ...words.fields, ...domainRecords.fields };

/** What was done, in the record of changes. Does not compile while an action has no words. */
export const activityActions: Record<ActivityAction, string> = {
  ...values.activityActions,
  ...domainRecords.actions,
};
