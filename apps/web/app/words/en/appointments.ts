export const formLabel = (type: string) => `${type} appointment`;
export const bookingNeedsScript = 'Booking needs JavaScript. Turn it on, or ask at the front desk.';
export const age = 'Age';
export const ageFromBirthday = 'From your date of birth';
export const height = 'Height (cm)';
export const weight = 'Weight (kg)';
export const date = 'Date';
export const bookAppointment = 'Book appointment';
export const timeBefore = 'Time: ';
export const timeOpen = "not chosen. We'll call you.";
export const leaveTimeOpen = 'Decide the time later';
export const lookingForTimes = 'Loading free times';
export const freeTimes = 'Free times';
export const indianTime = 'Times in IST';
export const center = 'Center';
export const allCenters = 'All centers';
export const earlierDays = 'Earlier days';
export const laterDays = 'Later days';
export const daysFromTo = (from: string, to: string) => `${from} to ${to}`;
export const tryAgain = 'Try again';
export const noTimesInWeek = 'No free times in these 7 days.';
export const noTimesOn = (weekday: string, day: string) => `No free times on ${weekday}, ${day}.`;
/** Below a day, in a narrow column. */
export const freeTimesOfDay = (free: number) => (free === 0 ? 'Full' : `${free} free`);
export const timeWithCoach = (time: string, coach: string, center: string) =>
  `${time} with ${coach}, ${center}`;
export const inIndianTime = (time: string) => `${time} (IST)`;
export const timeTaken = 'This time is no longer free. The nearest free times:';
export const timeTakenNoneNear = 'This time is no longer free, and there is no free time near it.';
export const move = 'Move';
export const chooseTime = 'Choose a time';
export const cancelAppointment = 'Cancel appointment';
export const addToCalendar = 'Add to calendar';
export const tooLateToChange = (minutes: number) =>
  `It starts in less than ${minutes} minutes. Call us to change it.`;
export const changeRule = (minutes: number) =>
  `You can move or cancel an appointment up to ${minutes} minutes before it starts.`;
export const moveTitle = (type: string) => `Move ${type}`;
export const timeTitle = (type: string) => `Choose a time for ${type}`;
export const chooseFreeTime = 'Choose a free time.';
export const moveToTime = 'Move to this time';
export const takeTime = 'Book this time';
export const cancelTitle = (type: string) => `Cancel ${type}?`;
export const keepAppointment = 'Keep appointment';
export const bookingWithoutTime = (day: string) => `${day}, no time chosen yet`;
export const bookingWithTime = (day: string, time: string, coach: string | null, center: string | null) =>
  `${day}, ${time} (IST) with ${coach}, ${center}`;
/** Sunday first. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const asSentence = (text: string) => `${text}.`;
