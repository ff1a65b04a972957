import type { SentencesOf } from '../../refusals.ts';
import type { stockRefusals } from '../../stock/refusals.ts';

export const stockRefusalSentences: SentencesOf<typeof stockRefusals> = {
  stockChanged: (onHand) =>
    `आपके इसे खोलने के बाद स्टॉक बदल गया है: अब ${onHand} पीस हैं। कृपया अपनी गिनती जाँचें और फिर सेव करें।`,
  notThatMany: (left, lot) =>
    `${lot === undefined ? '' : `लॉट ${lot}: `}स्टॉक में सिर्फ़ ${left} पीस ${left <= 1 ? 'है' : 'हैं'}।`,
};
