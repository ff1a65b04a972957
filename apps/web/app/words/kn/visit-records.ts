export const sections = {
  visits: 'ಭೇಟಿಗಳು',
};
export const fields = {
  visitId: 'ಭೇಟಿ',
  wasLetIn: 'ಒಳಗೆ ಬಿಟ್ಟದ್ದು',
  overruled: 'ಆದರೂ ಬಿಟ್ಟ ಕಾರಣ',
};
