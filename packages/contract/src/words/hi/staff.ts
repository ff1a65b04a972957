import type { Preset } from '../../staff/permissions.ts';
import type { Words } from '../words.ts';

const presetLabels: Record<Preset, string> = {
  owner: 'मालिक',
  manager: 'मैनेजर',
  desk: 'फ़्रंट डेस्क',
  shop: 'स्टोर',
  coach: 'कोच',
  accountant: 'लेखाकार',
};
export const presetLabel = (preset: Preset): string => presetLabels[preset];

export const staffMessages: Words<typeof import('../en/staff').staffMessages> = {
  inviteMailed: 'निमंत्रण भेज दिया गया है',
  inviteMade: 'निमंत्रण तैयार है। लिंक दे दें: वह सिर्फ़ अभी दिखता है।',
  inviteTakenBack: 'निमंत्रण वापस ले लिया गया',
  staffChanged: 'बदल दिया गया। यह अभी से लागू है।',
  staffEnded: 'समाप्त किया गया, और हर जगह लॉग आउट कर दिया गया',
  factorDropped: 'दूसरा चरण बंद है। अब सिर्फ़ पासवर्ड से साइन इन होगा।',
  inviteAccepted: 'स्टाफ़ में स्वागत है। कृपया साइन इन करें।',
};
