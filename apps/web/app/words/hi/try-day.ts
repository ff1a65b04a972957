export const name = 'आपका नाम';
export const when = 'कब';
export const center = 'सेंटर';
export const chooseCenter = 'सेंटर चुनें';
export const sending = 'भेजा जा रहा है';
export const send = 'एक दिन माँगें';
export const phoneHint = '10 अंक, +91 के बिना';
