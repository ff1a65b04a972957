export const fields = {
  noticedAt: 'कब पता चला',
  breachKind: 'जानकारी के साथ क्या हुआ',
  happened: 'क्या हुआ',
  whose: 'किसकी जानकारी',
  breachedData: 'कौन-सी जानकारी',
  people: 'लोग',
  done: 'क्या किया गया',
  toldEn: 'अंग्रेज़ी में बताया',
  toldKn: 'कन्नड़ में बताया',
  toldHi: 'हिंदी में बताया',
  boardToldAt: 'बोर्ड को बताया',
  peopleToldAt: 'लोगों को बताया',
  mailedTo: 'किसे ईमेल',
  letters: 'पत्र',
};

export const actions = {
  'breach added': 'जानकारी के साथ हुई घटना दर्ज की गई',
  'breach changed': 'जानकारी के साथ हुई घटना बदली गई',
  'breach mailed': 'जानकारी के साथ हुई घटना का पत्र ईमेल किया गया',
};
