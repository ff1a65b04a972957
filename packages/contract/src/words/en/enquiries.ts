import { bulkDone } from './bulk-done.ts';

/** Queries to the gym. */
export const contactMessages = {
  enquiryLength: 'Use 15 to 250 characters',
  enquirySent: 'Thank you. We have your message.',
  ticketNumberIs: (ticketNumber: string) => `Your query is number ${ticketNumber}.`,
  enquiryAnswered: 'Query marked as Answered',
  enquiriesAnswered: (done: number, left: number) =>
    bulkDone(done, left, 'query', 'queries', 'marked as Answered'),
} as const;
