export const formLabel = (type: string) => `${type} ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್`;
export const bookingNeedsScript = 'ಬುಕ್ ಮಾಡಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ, ಇಲ್ಲವೇ ಫ್ರಂಟ್ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ.';
export const age = 'ವಯಸ್ಸು';
export const ageFromBirthday = 'ನಿಮ್ಮ ಹುಟ್ಟಿದ ದಿನಾಂಕದಿಂದ';
export const height = 'ಎತ್ತರ (ಸೆಂ.ಮೀ.)';
export const weight = 'ತೂಕ (ಕೆಜಿ)';
export const date = 'ದಿನಾಂಕ';
export const bookAppointment = 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಮಾಡಿ';
export const timeBefore = 'ಸಮಯ: ';
export const timeOpen = 'ನಾವು ಕರೆ ಮಾಡಿ ನಿಗದಿ ಮಾಡುತ್ತೇವೆ.';
export const leaveTimeOpen = 'ಸಮಯ ಆಮೇಲೆ ನಿಗದಿ ಮಾಡಿ';
export const lookingForTimes = 'ಖಾಲಿ ಸಮಯ ಹುಡುಕಲಾಗುತ್ತಿದೆ';
export const freeTimes = 'ಖಾಲಿ ಇರುವ ಸಮಯ';
export const indianTime = 'ಸಮಯಗಳು ಭಾರತೀಯ ಸಮಯದಲ್ಲಿ (IST)';
export const center = 'ಸೆಂಟರ್';
export const allCenters = 'ಎಲ್ಲ ಸೆಂಟರ್‌ಗಳು';
export const earlierDays = 'ಹಿಂದಿನ ದಿನಗಳು';
export const laterDays = 'ಮುಂದಿನ ದಿನಗಳು';
export const daysFromTo = (from: string, to: string) => `${from}ರಿಂದ ${to}ರವರೆಗೆ`;
export const tryAgain = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const noTimesInWeek = 'ಈ ಏಳು ದಿನಗಳಲ್ಲಿ ಖಾಲಿ ಸಮಯ ಇಲ್ಲ.';
export const noTimesOn = (weekday: string, day: string) => `${weekday}, ${day}ರಂದು ಖಾಲಿ ಸಮಯ ಇಲ್ಲ.`;
/** Below a day, in a narrow column. */
export const freeTimesOfDay = (free: number) => (free === 0 ? 'ಖಾಲಿ ಇಲ್ಲ' : `${free} ಖಾಲಿ`);
export const timeWithCoach = (time: string, coach: string, center: string) =>
  `${time}, ${coach} ಜೊತೆ, ${center}`;
export const inIndianTime = (time: string) => `${time} (ಭಾರತೀಯ ಸಮಯ)`;
export const timeTaken = 'ಈ ಸಮಯ ಈಗ ಖಾಲಿ ಇಲ್ಲ. ಹತ್ತಿರದ ಖಾಲಿ ಸಮಯಗಳು:';
export const timeTakenNoneNear = 'ಈ ಸಮಯ ಈಗ ಖಾಲಿ ಇಲ್ಲ, ಹತ್ತಿರದಲ್ಲಿ ಬೇರೆ ಸಮಯವೂ ಇಲ್ಲ.';
export const move = 'ಸಮಯ ಬದಲಾಯಿಸಿ';
export const chooseTime = 'ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ';
export const cancelAppointment = 'ರದ್ದುಮಾಡಿ';
export const addToCalendar = 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ';
export const tooLateToChange = (minutes: number) =>
  `ಶುರುವಾಗಲು ${minutes} ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಇದೆ. ಬದಲಾಯಿಸಬೇಕಿದ್ದರೆ ನಮಗೆ ಕರೆ ಮಾಡಿ.`;
export const changeRule = (minutes: number) =>
  `ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗೆ ${minutes} ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ ಅದರ ಸಮಯ ಬದಲಾಯಿಸಬಹುದು ಅಥವಾ ರದ್ದುಮಾಡಬಹುದು.`;
export const moveTitle = (type: string) => `${type}: ಸಮಯ ಬದಲಾಯಿಸಿ`;
export const timeTitle = (type: string) => `${type}: ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ`;
export const chooseFreeTime = 'ಖಾಲಿ ಇರುವ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ.';
export const moveToTime = 'ಈ ಸಮಯಕ್ಕೆ ಬದಲಾಯಿಸಿ';
export const takeTime = 'ಈ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ';
export const cancelTitle = (type: string) => `${type} ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದುಮಾಡಬೇಕೇ?`;
export const keepAppointment = 'ಇರಲಿ ಬಿಡಿ';
export const bookingWithoutTime = (day: string) => `${day}, ಸಮಯ ಇನ್ನೂ ನಿಗದಿಯಾಗಿಲ್ಲ`;
export const bookingWithTime = (day: string, time: string, coach: string | null, center: string | null) =>
  `${day}, ${time} (ಭಾರತೀಯ ಸಮಯ), ${coach} ಜೊತೆ, ${center}`;
/** Sunday first. */
export const weekdays = ['ಭಾನು', 'ಸೋಮ', 'ಮಂಗಳ', 'ಬುಧ', 'ಗುರು', 'ಶುಕ್ರ', 'ಶನಿ'];
export const asSentence = (text: string) => `${text}.`;
