export const sections = {
  awaited: 'ನೀವು ಕಾಯುತ್ತಿರುವ ಉತ್ಪನ್ನಗಳು',
};

export const fields = {
  toldAt: 'ತಿಳಿಸಿದ್ದು',
};
