export const sections = {
  awaited: 'Products waited for',
};

export const fields = {
  toldAt: 'Told on',
};
