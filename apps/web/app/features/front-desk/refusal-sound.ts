const SECONDS = 0.35;
const HERTZ = 196;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** A low tone, since an admin may be looking at the member instead of the screen. Silent where the browser has no sound. */
export function playRefusal(): void {
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'square';
    tone.frequency.value = HERTZ;
    volume.gain.value = VOLUME;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + SECONDS);
  } catch {
    // The screen shows the same message.
  }
}
