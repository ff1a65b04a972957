export const fields = {
  withdrawnAt: 'वापस लेने का समय',
  lapsesOn: 'अपने आप वापस होने का दिन',
  endedAt: 'ख़त्म करने का समय',
  creditedPaise: 'ख़त्म होने पर घटाई रक़म',
  changedFrom: 'जिस मेंबरशिप से बदली',
  withdrawn: 'वापस ली गई',
  refund: 'रिफ़ंड',
  credit: 'नई में गिना गया',
};

export const actions = {
  'membership withdrawn': 'मेंबरशिप वापस ली गई',
  'membership ended': 'मेंबरशिप ख़त्म की गई',
  'membership refunded': 'मेंबरशिप के पैसे रिफ़ंड हुए',
  'membership replaced': 'दूसरी मेंबरशिप में बदली गई',
};
