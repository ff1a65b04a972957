import type { Words } from '../words.ts';

export const visitMessages: Words<typeof import('../en/visits').visitMessages> = {
  notACard: 'यह किसी कार्ड का कोड नहीं है।',
  codeOrMember: 'कार्ड स्कैन करें या मेंबर का नाम दें।',
  overruleNeedsMember: 'मना होने पर भी जिस मेंबर को अंदर आने देना है, उसका नाम दें।',
  overruleReasonRequired: 'वजह भरें',
  overruleIsCode: 'वजह शब्दों में लिखें: इसमें कार्ड का कोड है।',
};

export const visitRefusalTexts: Words<typeof import('../en/visits').visitRefusalTexts> = {
  'no membership': 'कोई मेंबरशिप नहीं',
  'not begun': 'मेंबरशिप अभी शुरू नहीं हुई',
  expired: 'मेंबरशिप ख़त्म हो गई है',
  unpaid: 'मेंबरशिप के पैसे बाक़ी हैं',
  paused: 'मेंबरशिप पॉज़ पर है',
  'other center': 'मेंबरशिप दूसरे सेंटर की है',
  'stale code': 'यह कोड पुराना हो गया है',
  'used code': 'यह कोड पहले इस्तेमाल हो चुका है',
  'unknown code': 'यह कार्ड मान्य नहीं है',
  'pass used': 'यह पास पहले इस्तेमाल हो चुका है',
  'pass of another day': 'पास किसी और दिन का है',
  'pass of another center': 'पास दूसरे सेंटर का है',
  'unknown pass': 'यह पास मान्य नहीं है',
};
