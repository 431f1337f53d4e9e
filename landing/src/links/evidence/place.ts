interface Place {
  latitude: number;
  longitude: number;
}

/** How long a photo waits for the phone to say where it is, and how old that may be. */
const OPTIONS = { timeout: 4000, maximumAge: 120_000, enableHighAccuracy: true };

/** Where the phone is; undefined where it does not know, or where the person does not allow it. */
export function placeNow(): Promise<Place | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    const late = setTimeout(() => resolve(undefined), OPTIONS.timeout + 500);
    const found = (place?: Place) => {
      clearTimeout(late);
      resolve(place);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      () => found(),
      OPTIONS,
    );
  });
}
