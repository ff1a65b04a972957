export const sections = {
  passes: 'Passes',
};

export const fields = {
  passCode: 'Pass',
  pass: 'Pass',
  passId: 'Pass',
  requestedAt: 'Asked for',
  soldAt: 'Given out',
  pricePaise: 'Price',
  usedAt: 'Used',
};

export const actions = {
  'pass sold': 'Pass given out',
  'pass request dismissed': 'Request for a pass deleted',
};

export const kinds = {
  trial: 'Trial',
  day: 'Day pass',
};
