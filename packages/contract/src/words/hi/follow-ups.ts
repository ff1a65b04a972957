import type { Words } from '../words.ts';

export const followUpMessages: Words<typeof import('../en/follow-ups').followUpMessages> = {
  recorded: 'दर्ज किया गया',
  noteRequired: 'नोट लिखें, या छोड़ दें',
  oneSubject: 'एक मेंबर, एक सवाल या एक पास बताएँ',
};
