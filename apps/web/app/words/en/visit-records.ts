export const sections = {
  visits: 'Visits',
};
export const fields = {
  visitId: 'Visit',
  wasLetIn: 'Let in',
  overruled: 'Why let in all the same',
};
