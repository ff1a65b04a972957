/** Sentences for the errors of `getUserMedia`, by their names. */
const refusals: Record<string, string> = {
  NotAllowedError: 'The camera is blocked. Allow it for this site in the browser, then try again.',
  NotFoundError: 'No camera found on this device.',
  NotReadableError: 'Another program is using the camera. Close it and try again.',
  TypeError: 'The camera works only over https. Open this page with https.',
};

export const cameraRefusalOf = (error: unknown): string =>
  refusals[error instanceof Error ? error.name : ''] ?? 'The camera did not start. Try again.';

/**
 * Starts the camera and shows it.
 * @returns the function that stops it
 * @throws the errors of `getUserMedia`; a `TypeError` where the browser has no camera for this page
 */
export async function startCamera(video: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  video.srcObject = stream;
  try {
    await video.play();
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
