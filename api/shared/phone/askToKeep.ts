/**
 * Asks the browser not to clear what this page keeps on the device. Resolves to false where it refuses: Safari then clears
 * it after seven days in which the page was not opened, others when the device is full.
 */
export async function askToKeep(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
