import type { passRefusals } from '../../passes/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';

export const passRefusalSentences: SentencesOf<typeof passRefusals> = {
  noSuchPass: () => 'ऐसा कोई पास नहीं है।',
  noSuchPassRequest: () => 'इस अनुरोध का जवाब दिया जा चुका है, या ऐसा कोई नहीं है।',
  passDayClosed: () => 'उस दिन सेंटर बंद है। कृपया कोई और दिन चुनें।',
  trialHad: (day) => `इस फ़ोन नंबर का ट्रायल हो चुका है: ${day}। एक दिन का पास बेचा जा सकता है।`,
  trialOfMember: (name) => `यह ${name} का फ़ोन नंबर है, जिन्होंने यहाँ मेंबरशिप ली है। एक दिन का पास बेचा जा सकता है।`,
  passPriceChanged: (expected, price) => `पास अब ₹${price} का है, ₹${expected} का नहीं।`,
  dayPassHad: (name, code) => `${name} के पास इस फ़ोन नंबर पर इस दिन और सेंटर का एक दिन का पास पहले से है: ${code}।`,
  passNotOpen: () => 'यह पास रद्द है, या इसका दिन बीत चुका है।',
  passUsed: () => 'यह पास इस्तेमाल हो चुका है।',
};
