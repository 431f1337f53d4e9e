/** The usual documents of a user. */
export const FILES = ['photo', 'officialId', 'contract', 'drivingLicence'];

/** The name of a document; unknown keys are shown as they are. */
export function fileName(key: string, translate: (key: string) => string): string {
  return FILES.includes(key) ? translate(`users.files.names.${key}`) : key;
}
