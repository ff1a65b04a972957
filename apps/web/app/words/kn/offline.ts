export const offlineCopy = (time: string) => `ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲ. ಈ ಪುಟ ${time} ಸಮಯದ್ದು.`;
/** With a network, while the server is away. */
export const serverAwayCopy = (time: string) => `ಸೈಟ್ ಸದ್ಯಕ್ಕೆ ಸಿಗುತ್ತಿಲ್ಲ. ಈ ಪುಟ ${time} ಸಮಯದ್ದು.`;
export const loadAgain = 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ';

export const offlineTitle = 'ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲ';
export const offlineWhat = 'ಈ ಪುಟವನ್ನು ಈ ಫೋನ್ ಅಥವಾ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಇನ್ನೂ ತೆರೆದಿಲ್ಲ. ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲದೆಯೂ ಇವು ತೆರೆಯುತ್ತವೆ:';
export const offlineNothing = 'ನೀವು ತೆರೆಯುವ ಪುಟಗಳು ಇಲ್ಲಿ ಉಳಿಯುತ್ತವೆ. ಈ ಪುಟವನ್ನು ಇನ್ನೂ ತೆರೆದಿಲ್ಲ.';
export const memberCard = 'ಮೆಂಬರ್ ಕಾರ್ಡ್';
export const seenAt = (time: string) => `ನೋಡಿದ್ದು ${time}`;

export const waits = 'ಇಂಟರ್‌ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ';
export const quantityWaits = (quantity: number) => `ಇಂಟರ್‌ನೆಟ್ ಬಂದ ಕೂಡಲೇ ${quantity} ಎಂದು ಉಳಿಸಲಾಗುತ್ತದೆ.`;
export const quantityRefused = (quantity: number, reason: string) => `${quantity} ಎಂದು ಉಳಿಸಲಾಗಲಿಲ್ಲ: ${reason}`;
export const addressWaits = 'ಇಂಟರ್‌ನೆಟ್ ಬಂದ ಕೂಡಲೇ ಈ ವಿಳಾಸವನ್ನು ಉಳಿಸಲಾಗುತ್ತದೆ.';
export const addressKept = 'ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲ. ವಿಳಾಸ ಇಲ್ಲೇ ಕಾಯುತ್ತದೆ, ಇಂಟರ್‌ನೆಟ್ ಬಂದಾಗ ಉಳಿಸಲಾಗುತ್ತದೆ.';
export const addressRefused = (reason: string) => `ಈ ವಿಳಾಸವನ್ನು ಉಳಿಸಲಾಗಲಿಲ್ಲ: ${reason}`;
export const messageWaits = 'ನಿಮ್ಮ ಸಂದೇಶ ಇಲ್ಲೇ ಕಾಯುತ್ತದೆ, ಇಂಟರ್‌ನೆಟ್ ಬಂದಾಗ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.';
export const messageRefused = (reason: string) => `ನಿಮ್ಮ ಸಂದೇಶವನ್ನು ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ: ${reason}`;
export const edit = 'ತಿದ್ದಿ';
export const discard = 'ಬೇಡ, ತೆಗೆದುಹಾಕಿ';
export const dismiss = 'ಮುಚ್ಚಿ';

/** After the session has ended by itself. */
export const notSent = (quantities: number, addresses: number, messages: number) => {
  const parts = [
    quantities === 1 ? 'ಕಾರ್ಟ್‌ನ ಒಂದು ಪ್ರಮಾಣ' : quantities > 1 ? `ಕಾರ್ಟ್‌ನ ${quantities} ಪ್ರಮಾಣಗಳು` : '',
    addresses === 1 ? 'ಒಂದು ವಿಳಾಸ' : addresses > 1 ? `${addresses} ವಿಳಾಸಗಳು` : '',
    messages === 1 ? 'ನಮಗೆ ಬರೆದ ಒಂದು ಸಂದೇಶ' : messages > 1 ? `ನಮಗೆ ಬರೆದ ${messages} ಸಂದೇಶಗಳು` : '',
  ].filter((part) => part !== '');
  return `ಇದನ್ನು ಕಳುಹಿಸುವ ಮೊದಲೇ ನಿಮ್ಮ ಸೈನ್ ಇನ್ ಮುಗಿದಿದೆ: ${parts.join(', ')}. ಒಂದು ದಿನದೊಳಗೆ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ, ಆಗ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.`;
};
export const signInAgain = 'ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ';

export const logoutLoses = (count: number) =>
  count <= 1
    ? 'ಒಂದು ಬದಲಾವಣೆ ಇನ್ನೂ ಇಂಟರ್‌ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ. ಲಾಗ್ ಔಟ್ ಮಾಡಿದರೆ ಅದು ಅಳಿಸಿಹೋಗುತ್ತದೆ.'
    : `${count} ಬದಲಾವಣೆಗಳು ಇನ್ನೂ ಇಂಟರ್‌ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿವೆ. ಲಾಗ್ ಔಟ್ ಮಾಡಿದರೆ ಅವು ಅಳಿಸಿಹೋಗುತ್ತವೆ.`;
/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard = 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಮಾತ್ರ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ: ಸರ್ವರ್ ಸಿಗಲಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಬಂದ ಕೂಡಲೇ ಅದಕ್ಕೆ ತಿಳಿಸಲಾಗುತ್ತದೆ.';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಈ ಸೈಟ್‌ಗಾಗಿ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ನೀವು ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಮಾತ್ರ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ.';
