export const fields = {
  withdrawnAt: 'Withdrawn at',
  lapsesOn: 'Withdrawn by itself on',
  endedAt: 'Ended at',
  creditedPaise: 'Taken off by its end',
  changedFrom: 'Changed from membership',
  withdrawn: 'Withdrawn',
  refund: 'Refund',
  credit: 'Counts for the new one',
};

export const actions = {
  'membership withdrawn': 'membership withdrawn',
  'membership ended': 'membership ended',
  'membership refunded': 'membership refunded',
  'membership replaced': 'membership changed into another',
};
