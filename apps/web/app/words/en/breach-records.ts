export const fields = {
  noticedAt: 'Noticed on',
  breachKind: 'What happened to the data',
  happened: 'What happened',
  whose: 'Whose data',
  breachedData: 'Which data',
  people: 'People',
  done: 'What was done',
  toldEn: 'Told in English',
  toldKn: 'Told in Kannada',
  toldHi: 'Told in Hindi',
  boardToldAt: 'Board told on',
  peopleToldAt: 'People told on',
  mailedTo: 'Mailed to',
  letters: 'Letters',
};

export const actions = {
  'breach added': 'Breach of data written down',
  'breach changed': 'Breach of data changed',
  'breach mailed': 'Letter about a breach of data mailed',
};
