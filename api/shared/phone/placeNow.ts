export interface Place {
  latitude: number;
  longitude: number;
}

/** The longest wait for the phone's position and its greatest age, in milliseconds. */
const OPTIONS = { timeout: 4000, maximumAge: 120_000 };

/** Where the phone is, `isExact` by satellite; undefined where it does not know in time, or the person does not allow it. */
export function placeNow({ isExact = false } = {}): Promise<Place | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    const late = setTimeout(() => resolve(undefined), OPTIONS.timeout + 1000);
    const finish = (place?: Place) => {
      clearTimeout(late);
      resolve(place);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }),
      () => finish(),
      { ...OPTIONS, enableHighAccuracy: isExact },
    );
  });
}
