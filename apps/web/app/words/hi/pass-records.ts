export const sections = {
  passes: 'पास',
};

export const fields = {
  passCode: 'पास नंबर',
  pass: 'पास',
  passId: 'पास',
  requestedAt: 'माँगा गया',
  soldAt: 'दिया गया',
  pricePaise: 'क़ीमत',
  usedAt: 'इस्तेमाल हुआ',
};

export const actions = {
  'pass sold': 'पास दिया गया',
  'pass request dismissed': 'पास का अनुरोध हटाया गया',
};

export const kinds = {
  trial: 'ट्रायल',
  day: 'एक दिन का पास',
};
