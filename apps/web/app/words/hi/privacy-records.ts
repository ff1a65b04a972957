export const sections = {
  offers: 'ऑफ़र',
  nominee: 'नॉमिनी',
};

export const fields = {
  offers: 'ऑफ़र चाहिए',
  chosenAt: 'कब चुना',
  isByDesk: 'डेस्क ने दर्ज किया',
  nomineeId: 'नंबर',
  relation: 'रिश्ता',
  namedAt: 'कब नाम दिया',
  nominee: 'नॉमिनी है',
  appointments: 'अपॉइंटमेंट',
};

export const actions = {
  'offers chosen': 'ऑफ़र के बारे में चुना गया',
  'health data erased': 'उम्र, लंबाई और वज़न मिटाए गए',
  'nominee named': 'नॉमिनी का नाम दिया गया',
  'nominee removed': 'नॉमिनी का नाम हटाया गया',
};
