/** Where the phone is, if it tells within a few seconds; otherwise nothing. */
export function position(): Promise<{ latitude: number; longitude: number } | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const end = setTimeout(() => resolve(undefined), PATIENCE_MS + 1000);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ latitude: coords.latitude, longitude: coords.longitude }),
      () => answer(undefined),
      { timeout: PATIENCE_MS, maximumAge: 120_000 },
    );

    function answer(found: { latitude: number; longitude: number } | undefined) {
      clearTimeout(end);
      resolve(found);
    }
  });
}

const PATIENCE_MS = 4000;
