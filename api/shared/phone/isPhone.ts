/** Whether this device is held in the hand; others are not with the truck, and have no camera to point at anything. */
export function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
