interface Position {
  latitude: number;
  longitude: number;
}

/** Where this phone is, if it tells within a few seconds; undefined on other devices, which are not with the truck. */
export function phonePosition(): Promise<Position | undefined> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !('geolocation' in navigator)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS + 1000);
    const end = (found?: Position) => {
      clearTimeout(late);
      resolve(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => end({ latitude, longitude }),
      () => end(),
      { timeout: PATIENCE_MS, maximumAge: 120_000 },
    );
  });
}

const PATIENCE_MS = 4000;
