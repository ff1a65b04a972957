import type { Words } from '../words.ts';

export const breachMessages: Words<typeof import('../en/breaches').breachMessages> = {
  added: 'दर्ज किया गया',
  changed: 'बदला गया',
  mailed: (letters) =>
    letters === 0
      ? 'जिनका ईमेल है, उन सबको यह पत्र पहले ही लिखा जा चुका है'
      : letters === 1
        ? '1 पत्र भेजा जा रहा है'
        : `${letters} पत्र भेजे जा रहे हैं`,
  dayAndTime: 'दिन और समय चुनें',
  textRequired: 'लिखें कि क्या हुआ और क्या किया गया',
  whoseRequired: 'लिखें कि किसका डेटा था',
  dataRequired: 'चुनें कि कौन-सा डेटा था',
  peopleWhole: 'पूरी संख्या लिखें, या खाली छोड़ दें',
  toldBeforeNoticed: 'यह पता चलने से पहले का समय है',
};
